/** Pages of map services that only show a map, and don't redirect as `/url?q=…` of the same hosts does. */
const mapPages: Record<string, RegExp> = {
  "www.google.com": /^\/maps(\/|$)/,
  "google.com": /^\/maps(\/|$)/,
  "maps.google.com": /^\/(maps(\/.*)?)?$/,
  "www.openstreetmap.org": /^\/(export\/embed\.html|(node|way|relation)\/\d+|search|directions)?$/,
  "openstreetmap.org": /^\/(export\/embed\.html|(node|way|relation)\/\d+|search|directions)?$/,
  "maps.app.goo.gl": /^\/[\w-]+$/,
  "goo.gl": /^\/maps\/[\w-]+$/,
};

const frameSource = /^<iframe\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

/**
 * What 'View on Map' opens: the map embed source if it is one, otherwise a maps search on the location (specification,
 * section 2, "Project detail page"). `source` is an address or a whole `<iframe src="…">` and comes from imports, so it
 * is untrusted.
 */
export function mapLink(source: string | null | undefined, location: string): string {
  return trustedMapAddress(source) ?? mapSearch(location);
}

/** The address of a map, if `source` is one of a known service; else `null`. */
function trustedMapAddress(source: string | null | undefined): string | null {
  const text = source?.trim() ?? "";
  const frame = frameSource.exec(text);
  const address = frame ? (frame[1] ?? frame[2] ?? "").trim().replace(/&(amp|#38);/gi, "&") : text;
  // URL parsers drop tabs and line breaks, and read a backslash as a slash: no map needs either.
  if (/[\s\\<>"]/.test(address)) return null;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== "https:" || url.username || url.password || url.port) return null;
  return mapPages[url.hostname]?.test(url.pathname) ? url.href : null;
}

function mapSearch(location: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(location)}`;
}

/** Opens the way to a position (`17.39,78.34`), or to these words, in a map. */
export function directionsTo(destination: string): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination })}`;
}

export type MapPosition = { latitude: number; longitude: number };

/** Latitude and longitude in a map's address (`?q=17.4,78.3`), if it contains them. */
export function mapPosition(source: string | null | undefined): MapPosition | null {
  const address = trustedMapAddress(source);
  const query = address ? (new URL(address).searchParams.get("q") ?? "") : "";
  const [, latitude = NaN, longitude = NaN] =
    /^(-?\d{1,2}\.\d+),\s*(-?\d{1,3}\.\d+)$/.exec(query.trim())?.map(Number) ?? [];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
