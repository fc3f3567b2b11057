import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { ImageResponse } from "next/og";
import type { ReactElement } from "react";
import sharp, { type Sharp } from "sharp";
import { drawnBackground } from "./drawn-background";
import { previewSize } from "@/lib/seo/preview-address";

/** The bound of docs/seo.md, "Preview pictures"; WhatsApp shows no large picture above 300 KB. */
export const mostPreviewBytes = 250_000;

const qualities = [84, 76, 68, 58, 48, 38] as const;
/** A larger photo is treated as an attack on the memory. */
const mostPixels = 60_000_000;

/** The card over its photo, or over the drawn skyline: a JPEG of 1200×630 and at most 250 KB. */
export async function drawPreview(card: ReactElement, photo: Buffer | null): Promise<Buffer> {
  const [behind, overlay] = await Promise.all([toBackground(photo), toOverlay(card)]);
  return toJpeg(sharp(behind.data, { raw: behind.info }).composite([{ input: overlay }]));
}

/** Reduces the quality until the file is small enough; a very noisy photo is blurred at last. */
async function toJpeg(picture: Sharp): Promise<Buffer> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const whole = () => sharp(data, { raw: info });
  for (const quality of qualities) {
    const jpeg = await whole().jpeg({ mozjpeg: true, quality }).toBuffer();
    if (jpeg.length <= mostPreviewBytes) return jpeg;
  }
  return whole().blur(2).jpeg({ mozjpeg: true, quality: 38 }).toBuffer();
}

async function toBackground(photo: Buffer | null) {
  const drawn = () => toPixels(sharp(Buffer.from(drawnBackground())));
  if (!photo) return drawn();
  try {
    const input = sharp(photo, { limitInputPixels: mostPixels, failOn: "truncated" });
    const { format } = await input.metadata();
    if (!["jpeg", "png", "webp", "heif", "avif"].includes(format)) return drawn();
    return await toPixels(
      input
        .autoOrient()
        .resize({ ...previewSize, fit: "cover", position: "centre" })
        .flatten(),
    );
  } catch {
    // A photo that can't be decoded counts as missing.
    return drawn();
  }
}

function toPixels(picture: Sharp) {
  return picture.toColourspace("srgb").removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

async function toOverlay(card: ReactElement): Promise<Buffer> {
  const response = new ImageResponse(card, { ...previewSize, fonts: await fonts() });
  return Buffer.from(await response.arrayBuffer());
}

const folder = path.join(process.cwd(), "node_modules/@fontsource/lato/files");

async function readFonts() {
  const [regular, bold, black] = await Promise.all([
    readFile(path.join(folder, "lato-latin-400-normal.woff")),
    readFile(path.join(folder, "lato-latin-700-normal.woff")),
    readFile(path.join(folder, "lato-latin-900-normal.woff")),
  ]);
  const face = { name: "Lato", style: "normal" } as const;
  return [
    { ...face, weight: 400 as const, data: regular },
    { ...face, weight: 700 as const, data: bold },
    { ...face, weight: 900 as const, data: black },
  ];
}

let read: ReturnType<typeof readFonts> | undefined;

/** Read once; again after a failure. */
function fonts(): ReturnType<typeof readFonts> {
  read ??= readFonts().catch((error: unknown) => {
    read = undefined;
    throw error;
  });
  return read;
}
