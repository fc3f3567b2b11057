import "server-only";
import path from "node:path";
import { Refusal } from "@/lib/base/refusal";
import { createMediaCheck, type MediaCheck } from "@/lib/catalogue/check/media-check";
import { type Fields, rowField } from "@/lib/desk/forms/form-field";
import { isHeic, isPdf, takePicture } from "@/lib/media/take-upload";
import type { UploadStore } from "@/lib/media/upload-address";
import { env } from "@/lib/process/env";

/** Which pictures and brochures the site has or may show. */
export function deskMediaCheck(): MediaCheck {
  return createMediaCheck(path.join(process.cwd(), "public"), env().MEDIA_HOSTS);
}

const unknownWords = "is no picture that can be read. Please send JPG, PNG, WebP or AVIF.";
const pdfWords = "is no PDF.";
const heicWords =
  "is a HEIC picture of an iPhone, which browsers can’t show. Please send it as JPG: from the phone itself it comes as JPG, and under Settings, Camera, Formats “Most Compatible” takes JPG from then on.";

/** What can be kept of files that were sent, and a sentence for each that can't. */
type LookedAt = { taken: Buffer[]; refused: string[] };

export async function lookAtPictures(pictures: readonly File[]): Promise<LookedAt> {
  const found: LookedAt = { taken: [], refused: [] };
  for (const picture of pictures) {
    const sent = Buffer.from(await picture.arrayBuffer());
    const bytes = await takePicture(sent);
    if (bytes) found.taken.push(bytes);
    else found.refused.push(`${picture.name || "A file"} ${isHeic(sent) ? heicWords : unknownWords}`);
  }
  return found;
}

export async function lookAtBrochure(brochure: File): Promise<LookedAt> {
  const bytes = Buffer.from(await brochure.arrayBuffer());
  if (isPdf(bytes)) return { taken: [bytes], refused: [] };
  return { taken: [], refused: [`${brochure.name || "The brochure"} ${pdfWords}`] };
}

/** Throws a refusal with what is wrong with each file. */
export function refuseFiles(refused: readonly string[]): void {
  if (refused.length > 0) throw new Refusal("invalid", `Nothing was added: ${refused.join("\n")}`);
}

type Keep = (bytes: Buffer) => Promise<string>;

/** All of them or none: nothing is kept before each was looked at. */
export async function keepPictures(pictures: readonly File[], keep: Keep): Promise<string[]> {
  const { taken, refused } = await lookAtPictures(pictures);
  refuseFiles(refused);
  return keepAll(taken, keep);
}

/** `kind`: what repeats in the form; `pictures`: by their row; `name`: what their addresses begin with. */
type RowPictures = { kind: string; pictures: ReadonlyMap<number, File>; name: string };

/** A form with the addresses of its rows' pictures: they are kept before anything is checked that needs one. */
export async function withPictures(
  fields: Fields,
  { kind, pictures, name }: RowPictures,
  store: UploadStore,
): Promise<Fields> {
  const links = await keepPictures([...pictures.values()], (bytes) => store.keep("picture", name, bytes));
  const own = [...pictures.keys()].map((row, at) => [rowField(kind, row, "image"), links[at] ?? ""]);
  return { ...fields, ...(Object.fromEntries(own) as Fields) };
}

/** One after the other, with their addresses. */
export async function keepAll(files: readonly Buffer[], keep: Keep): Promise<string[]> {
  const links: string[] = [];
  for (const bytes of files) links.push(await keep(bytes));
  return links;
}
