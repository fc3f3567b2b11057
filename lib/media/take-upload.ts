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

/** The brands of pictures in HEVC, which iPhones take and which can't be read here. */
const heicBrands = /hei[cmsx]|hev[cmsx]/;

/** Whether these are the bytes of a HEIC picture, whatever its name says. */
export function isHeic(bytes: Buffer): boolean {
  if (bytes.length < 16 || bytes.toString("latin1", 4, 8) !== "ftyp") return false;
  // The first box names what the file is, and then all that it may be read as.
  return heicBrands.test(bytes.toString("latin1", 8, Math.min(bytes.readUInt32BE(0), 64)));
}

/** Whether these are the bytes of a whole PDF, whatever its name says: it begins as one, and near its end says that it ends. */
export function isPdf(bytes: Buffer): boolean {
  return /^%PDF-\d\.\d/.test(bytes.toString("latin1", 0, 8)) && bytes.subarray(-1_024).includes("%%EOF");
}
