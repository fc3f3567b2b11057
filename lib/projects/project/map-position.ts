import { trustedMapAddress } from "./map-link";

export type MapPosition = { latitude: number; longitude: number };

/** Latitude and longitude in a map's address (`?q=17.4,78.3`), if it contains them. */
export function mapPosition(source: string | null | undefined): MapPosition | null {
  const address = trustedMapAddress(source);
  const query = address ? (new URL(address).searchParams.get("q") ?? "") : "";
  const [, latitude = NaN, longitude = NaN] =
    /^(-?\d{1,2}\.\d+),\s*(-?\d{1,3}\.\d+)$/.exec(query.trim())?.map(Number) ?? [];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
