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
const pdfWords = "is no PDF, or only a part of one. Please save it as PDF again.";
const heicWords =
  "is a HEIC picture of an iPhone, which browsers can’t show. Please send it as JPG: from the phone itself it comes as JPG, and under Settings, Camera, Formats “Most Compatible” takes JPG from then on.";

const neitherWords =
  "is neither a PDF nor a picture that can be read. Please send PDF, JPG, PNG, WebP or AVIF.";

type Taken = { bytes: Buffer; kind: "picture" | "brochure" };
/** What can be kept of files that were sent, and a sentence for each that can't. */
type LookedAt = { taken: Taken[]; refused: string[] };

/** `orPdf`: PDFs can be kept too, as brochures are. */
export async function lookAtPictures(pictures: readonly File[], orPdf = false): Promise<LookedAt> {
  const found: LookedAt = { taken: [], refused: [] };
  for (const picture of pictures) {
    const sent = Buffer.from(await picture.arrayBuffer());
    const isPaper = orPdf && isPdf(sent);
    const bytes = isPaper ? sent : await takePicture(sent);
    if (bytes) found.taken.push({ bytes, kind: isPaper ? "brochure" : "picture" });
    else
      found.refused.push(
        `${picture.name || "A file"} ${isHeic(sent) ? heicWords : orPdf ? neitherWords : unknownWords}`,
      );
  }
  return found;
}

export async function lookAtBrochure(brochure: File): Promise<LookedAt> {
  const bytes = Buffer.from(await brochure.arrayBuffer());
  if (isPdf(bytes)) return { taken: [{ bytes, kind: "brochure" }], refused: [] };
  return { taken: [], refused: [`${brochure.name || "The brochure"} ${pdfWords}`] };
}

/** Throws a refusal with what is wrong with each file. */
export function refuseFiles(refused: readonly string[]): void {
  if (refused.length > 0) throw new Refusal("invalid", `Nothing was added: ${refused.join("\n")}`);
}

type Keep = (bytes: Buffer, kind: Taken["kind"]) => Promise<string>;

/** All of them or none: nothing is kept before each was looked at. */
export async function keepPictures(pictures: readonly File[], keep: Keep, orPdf = false): Promise<string[]> {
  const { taken, refused } = await lookAtPictures(pictures, orPdf);
  refuseFiles(refused);
  return keepAll(taken, keep);
}

/**
 * `kind`: what repeats in the form; `pictures`: by their row; `name`: what their addresses begin with; `box`: of the row, for the
 * address.
 */
type RowPictures = {
  kind: string;
  pictures: ReadonlyMap<number, File>;
  name: string;
  box?: string;
  orPdf?: boolean;
};

/** A form with the addresses of its rows' pictures: they are kept before anything is checked that needs one. */
export async function withPictures(
  fields: Fields,
  { kind, pictures, name, box = "image", orPdf }: RowPictures,
  store: UploadStore,
): Promise<Fields> {
  const keep: Keep = (bytes, type) => store.keep(type, name, bytes);
  const links = await keepPictures([...pictures.values()], keep, orPdf);
  const own = [...pictures.keys()].map((row, at) => [rowField(kind, row, box), links[at] ?? ""]);
  return { ...fields, ...(Object.fromEntries(own) as Fields) };
}

/** One after the other, with their addresses. */
export async function keepAll(files: readonly Taken[], keep: Keep): Promise<string[]> {
  const links: string[] = [];
  for (const { bytes, kind } of files) links.push(await keep(bytes, kind));
  return links;
}
