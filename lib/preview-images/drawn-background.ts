import { colours } from "@/content/site";
import { previewSize } from "@/lib/seo/preview-address";

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
