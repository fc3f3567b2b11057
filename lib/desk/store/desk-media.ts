import "server-only";
import path from "node:path";
import { Refusal } from "@/lib/base/refusal";
import { createMediaCheck, type MediaCheck } from "@/lib/catalogue/check/media-check";
import { isHeic, takePicture } from "@/lib/media/take-upload";
import { env } from "@/lib/process/env";

/** Which pictures and brochures the site has or may show. */
export function deskMediaCheck(): MediaCheck {
  return createMediaCheck(path.join(process.cwd(), "public"), env().MEDIA_HOSTS);
}

const unknownWords = "is no picture that can be read. Please send JPG, PNG, WebP or AVIF.";
const heicWords =
  "is a HEIC picture of an iPhone, which browsers can’t show. Please send it as JPG: from the phone itself it comes as JPG, and under Settings, Camera, Formats “Most Compatible” takes JPG from then on.";

type Keep = (bytes: Buffer) => Promise<string>;

/** All of them or none: nothing is kept before each was looked at. */
export async function keepPictures(pictures: readonly File[], keep: Keep): Promise<string[]> {
  const taken: Buffer[] = [];
  for (const picture of pictures) {
    const sent = Buffer.from(await picture.arrayBuffer());
    const bytes = await takePicture(sent);
    if (!bytes)
      throw new Refusal(
        "invalid",
        `Nothing was added: ${picture.name || "a file"} ${isHeic(sent) ? heicWords : unknownWords}`,
      );
    taken.push(bytes);
  }
  const links: string[] = [];
  for (const bytes of taken) links.push(await keep(bytes));
  return links;
}
