import { ImageResponse } from "next/og";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { ReactElement } from "react";
import "server-only";
import sharp, { type Sharp } from "sharp";
import { colours } from "@/content/site";
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

const {
  brand: { 700: dark },
  gold: { 500: gold },
} = colours;

/** The position, width and height of the drawn towers. */
const towers = [
  [-20, 120, 250],
  [112, 92, 340],
  [216, 130, 210],
  [392, 96, 300],
  [500, 130, 180],
  [644, 104, 260],
  [760, 120, 290],
  [892, 96, 400],
  [1000, 130, 230],
  [1142, 110, 320],
] as const;

const ground = 500;

/** The background without a photo: a skyline at night, in the company's colours. */
export function drawnBackground(): string {
  const { width, height } = previewSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${dark}"/><stop offset=".75" stop-color="#2A1216"/><stop offset="1" stop-color="#1A1A1F"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
${towers.map(tower).join("\n")}
<path d="M0 ${ground}H${width}" stroke="${gold}" stroke-opacity=".5" stroke-width="2"/>
</svg>`;
}

function tower([x, width, height]: (typeof towers)[number]): string {
  const top = ground - height;
  const windows = Array.from(
    { length: Math.floor((height - 30) / 34) },
    (_, floor) => `M${x + 18} ${top + 30 + floor * 34}h${width - 36}`,
  ).join("");
  return `<path d="M${x} ${ground}V${top}h${width}V${ground}" fill="#1A1A1F" fill-opacity=".28" stroke="${gold}" stroke-opacity=".75" stroke-width="2"/>
<path d="${windows}" stroke="${gold}" stroke-opacity=".5" stroke-width="8" stroke-dasharray="14 10"/>`;
}
