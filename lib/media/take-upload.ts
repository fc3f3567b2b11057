import "server-only";
import sharp from "sharp";

/** A larger picture is treated as an attack on the memory. */
const mostPixels = 60_000_000;
/** The site's largest width is 1920; some more for a screen of two pixels to one. */
const longestSide = 2_560;
const taken = ["jpeg", "png", "webp", "heif"];

/**
 * An uploaded picture as it is kept: turned upright, no larger than pages need, and without what a camera writes into it,
 * where it was taken above all. `null` for what is no picture, whatever its name says.
 */
export async function takePicture(bytes: Buffer): Promise<Buffer | null> {
  try {
    const input = sharp(bytes, { limitInputPixels: mostPixels, failOn: "truncated" });
    if (!taken.includes((await input.metadata()).format)) return null;
    return await input
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .jpeg({ quality: 88 })
      .toBuffer();
  } catch {
    return null;
  }
}

/** Whether these are the bytes of a PDF, whatever its name says. */
export function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 1_024).includes("%PDF-");
}
