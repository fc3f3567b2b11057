import "server-only";
import path from "node:path";
import sharp from "sharp";

/** What Lato can draw, or a picture in white on nothing with its size in parts of the font's size. */
type TextPart = string | { src: string; width: number; height: number };

/** Pixels; the card makes it smaller. */
const fontSize = 96;
/** Lines are as wide as the column of the card, for titles at their usual size. */
const widest = 900;

const folder = path.join(process.cwd(), "app/fonts");
const fonts = [
  { letters: /\p{Script=Telugu}/u, name: "Noto Sans Telugu", file: "noto-sans-telugu-700.ttf" },
  { letters: /\p{Script=Devanagari}/u, name: "Noto Sans Devanagari", file: "noto-sans-devanagari-700.ttf" },
] as const;

/** Words in one of the two scripts, with the spaces between them. */
const words = (script: string) =>
  `\\p{Script=${script}}[\\p{Script=${script}}\\u200c\\u200d\\u0964\\u0965 ]*`;
const runs = new RegExp(`(${words("Telugu")}|${words("Devanagari")})`, "u");

/**
 * The parts of a text in their order. Letters of the two scripts are joined and stacked by Pango, because `next/og` sets
 * one letter after the other, which nobody can read.
 */
export async function toTextParts(text: string): Promise<TextPart[]> {
  const parts = text
    .split(runs)
    .map((part) => part.trim())
    // Each part has a line of its own: a comma between two would have one too.
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  return Promise.all(parts.map(draw));
}

async function draw(part: string): Promise<TextPart> {
  const font = fonts.find(({ letters }) => letters.test(part));
  if (!font) return part;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="white">${part}</span>`,
      font: `${font.name} Bold ${fontSize}`,
      fontfile: path.join(folder, font.file),
      width: widest,
      align: "centre",
      wrap: "word",
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const src = `data:image/png;base64,${data.toString("base64")}`;
  return { src, width: info.width / fontSize, height: info.height / fontSize };
}
