import sharp from "sharp";

const cache = new Map<string, Promise<Buffer>>();

/** Each picture is drawn once, however many brochures show it. */
function once(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const known = cache.get(key);
  if (known) return known;
  const drawn = draw();
  cache.set(key, drawn);
  return drawn;
}

/**
 * A 16:10 cover; its quality is reduced until the file is small enough, because detailed pictures are twice as large.
 */
export const coverPicture = (src: string) => jpegWithin(src, 960, 42_000);
export const secondPicture = (src: string) => jpegWithin(src, 760, 25_000);

function jpegWithin(src: string, width: number, bytes: number): Promise<Buffer> {
  return once(`${src} ${width}`, async () => {
    const resized = sharp(`public${src}`).resize(width, Math.round(width * 0.625), { fit: "cover" });
    let jpeg = await resized.clone().jpeg({ quality: 60, mozjpeg: true }).toBuffer();
    for (let quality = 55; jpeg.length > bytes && quality >= 35; quality -= 5)
      jpeg = await resized.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    return jpeg;
  });
}

export function planPicture(src: string): Promise<Buffer> {
  return once(src, () =>
    sharp(`public${src}`, { density: 110 })
      .resize(700, 560, { fit: "inside" })
      .flatten({ background: "#ffffff" })
      .png({ palette: true, colours: 12, dither: 0, compressionLevel: 9 })
      .toBuffer(),
  );
}
