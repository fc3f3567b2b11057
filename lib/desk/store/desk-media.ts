import "server-only";
import path from "node:path";
import { Refusal } from "@/lib/base/refusal";
import { createMediaCheck, type MediaCheck } from "@/lib/catalogue/check/media-check";
import { isHeic, isPdf, takePicture } from "@/lib/media/take-upload";
import { env } from "@/lib/process/env";

/** Which pictures and brochures the site has or may show. */
export function deskMediaCheck(): MediaCheck {
  return createMediaCheck(path.join(process.cwd(), "public"), env().MEDIA_HOSTS);
}

const unknownWords = "is no picture that can be read. Please send JPG, PNG, WebP or AVIF.";
const heicWords =
  "is a HEIC picture of an iPhone, which browsers can’t show. Please send it as JPG: from the phone itself it comes as JPG, and under Settings, Camera, Formats “Most Compatible” takes JPG from then on.";

const neitherWords =
  "is neither a PDF nor a picture that can be read. Please send PDF, JPG, PNG, WebP or AVIF.";

type Keep = (bytes: Buffer, kind: "picture" | "brochure") => Promise<string>;

/** All of them or none: nothing is kept before each was looked at. `orPdf`: PDFs are kept too, as brochures are. */
export async function keepPictures(pictures: readonly File[], keep: Keep, orPdf = false): Promise<string[]> {
  const taken: Parameters<Keep>[] = [];
  for (const picture of pictures) {
    const sent = Buffer.from(await picture.arrayBuffer());
    const isPaper = orPdf && isPdf(sent);
    const bytes = isPaper ? sent : await takePicture(sent);
    if (!bytes)
      throw new Refusal(
        "invalid",
        `Nothing was added: ${picture.name || "a file"} ${isHeic(sent) ? heicWords : orPdf ? neitherWords : unknownWords}`,
      );
    taken.push([bytes, isPaper ? "brochure" : "picture"]);
  }
  const links: string[] = [];
  for (const one of taken) links.push(await keep(...one));
  return links;
}
