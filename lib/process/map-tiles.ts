/**
 * What the live map is drawn from (setting MAP_TILES): pictures of squares, or the address of a MapLibre style. `origin`:
 * where they come from, `null` for our own host.
 */
export type MapTiles = { kind: "raster" | "style"; address: string; origin: string | null };

/**
 * Reads `https://tiles.example.com/{z}/{x}/{y}.png`, `https://tiles.example.com/style.json`, or the same from our own host
 * (`/tiles/{z}/{x}/{y}.png`); undefined for anything else. Squares of vectors say nothing of how they are drawn: they need
 * a style.
 */
export function parseMapTiles(value: string): MapTiles | undefined {
  const isOwn = value.startsWith("/") && !value.startsWith("//");
  const plain = value.replace(/\{[zxy]\}/g, "0");
  const url = URL.canParse(plain, "https://own") ? new URL(plain, "https://own") : undefined;
  if (!url || /[\s"'<>\\;,{}]/.test(plain) || url.username || url.password) return undefined;
  if (!isOwn && !plain.startsWith("https://")) return undefined;
  const origin = isOwn ? null : url.origin;
  const isTemplate = value !== plain;
  if (!isTemplate) return { kind: "style", address: value, origin };
  const hasAll = ["{z}", "{x}", "{y}"].every((part) => value.includes(part));
  return hasAll && !/\.(?:pbf|mvt)$/.test(url.pathname)
    ? { kind: "raster", address: value, origin }
    : undefined;
}
