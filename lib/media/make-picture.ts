import "server-only";
import sharp from "sharp";
import { pictureWidths, widthsOf, type PictureFormat } from "@/lib/base/made-picture";

/** A larger picture is treated as an attack on the memory. */
const mostPixels = 60_000_000;

/** Changed whenever the files come out otherwise: it is part of their address. */
export const recipe = "1";

/** More effort is spent on what phones load; the large ones would cost twice as much for 3 % fewer bytes. */
const mostOfPhones = 750;

function optionsOf(format: PictureFormat, width: number) {
  if (format === "webp") return { quality: 62, effort: 2 };
  return { quality: 42, effort: width > mostOfPhones ? 0 : 1 };
}

type MadeFile = { width: number; format: PictureFormat; bytes: Buffer };
type Made = { width: number; height: number; colour: string; files: MadeFile[] };

/** A picture in each width and format that the site serves. Rejects for what is none, or is broken. */
export async function makePicture(source: Buffer): Promise<Made> {
  const input = sharp(source, { limitInputPixels: mostPixels, failOn: "truncated" });
  const { data, info } = await input
    .autoOrient()
    .toColourspace("srgb")
    .resize({ width: Math.max(...pictureWidths), withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: info });
  const files: MadeFile[] = [];
  // One after the other: whoever visits the site meanwhile has the other processors.
  for (const width of widthsOf(info.width))
    for (const format of ["avif", "webp"] as const) {
      const bytes = await pixels().resize({ width }).toFormat(format, optionsOf(format, width)).toBuffer();
      files.push({ width, format, bytes });
    }
  const [red = 0, green = 0, blue = 0] = await pixels().resize(1, 1, { fit: "fill" }).raw().toBuffer();
  const colour = Buffer.from([red, green, blue]).toString("hex");
  return { width: info.width, height: info.height, colour, files };
}
