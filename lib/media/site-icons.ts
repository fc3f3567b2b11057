import "server-only";
import sharp from "sharp";
import { colours, logo } from "@/content/site";

/** The icon of an installed site: edge in pixels, and how much of it is room around the logo that a phone may cut away. */
const icons: Record<string, { edge: number; room: number }> = {
  "192.png": { edge: 192, room: 0 },
  "512.png": { edge: 512, room: 0 },
  // Cut to whatever form the phone likes: what matters is within the inner 80 %.
  "maskable-512.png": { edge: 512, room: 0.1 },
  // Of iOS, which fills what is see-through with black.
  "apple-touch.png": { edge: 180, room: 0.06 },
};

export const iconNames = Object.keys(icons);

/** A PNG of the company's drawing (`content/site.ts`); `null` for a name that is none of `iconNames`. */
export async function siteIcon(name: string): Promise<Buffer | null> {
  const icon = Object.hasOwn(icons, name) ? icons[name] : undefined;
  if (!icon) return null;
  const { edge, room } = icon;
  const inner = Math.round(edge * (1 - 2 * room));
  const drawing = await sharp(Buffer.from(logo), { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  if (room === 0) return drawing;
  const ground = { width: edge, height: edge, channels: 3, background: colours.brand[600] } as const;
  return sharp({ create: ground })
    .composite([{ input: drawing }])
    .png()
    .toBuffer();
}
