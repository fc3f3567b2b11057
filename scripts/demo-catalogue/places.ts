import { readFileSync } from "node:fs";
import { z } from "zod";
import { hyderabadSites, otherSites, type HomeClass, type Site } from "./sites";

const localitySchema = z.object({
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  medianPricePerSqft: z.number(),
  lowerQuartile: z.number(),
  upperQuartile: z.number(),
  flatMedianPricePerSqft: z.number().nullable(),
});

const localities = z
  .array(localitySchema)
  .parse(JSON.parse(readFileSync("content/places/hyderabad-localities.json", "utf8")));

/** A Hyderabad locality with its price band (₹ a sqft): flats from their own median, villas from the locality's. */
export function hyderabadSite(name: string): Site {
  const found = localities.find((locality) => locality.name === name);
  if (!found) throw new Error(`No locality ${name}`);
  const flat = found.flatMedianPricePerSqft ?? (found.lowerQuartile + found.medianPricePerSqft) / 2;
  return {
    locality: name,
    city: "Hyderabad",
    state: "Telangana",
    code: "HYD",
    lat: found.lat,
    lng: found.lng,
    band: {
      low: Math.min(found.lowerQuartile, flat),
      flat,
      villa: found.medianPricePerSqft,
      high: found.upperQuartile,
    },
  };
}

/** One entry a home project, Hyderabad first, in the order of the tables. */
export function homeSites(): { site: Site; homeClass: HomeClass }[] {
  const rows = [
    ...hyderabadSites.map(([name, classes]) => ({ site: hyderabadSite(name), classes })),
    ...otherSites.map(([site, classes]) => ({ site, classes })),
  ];
  return rows.flatMap(({ site, classes }) =>
    [...classes].map((letter) => ({ site, homeClass: toClass(letter) })),
  );
}

function toClass(letter: string): HomeClass {
  if (letter === "P" || letter === "M" || letter === "B" || letter === "V") return letter;
  throw new Error(`No class ${letter}`);
}

/** The map as staff paste it: mostly an address, sometimes a whole iframe, OpenStreetMap, or nothing. */
export function mapEmbed(site: Site, index: number): string | null {
  const google = `https://www.google.com/maps?q=${site.lat},${site.lng}&z=14&output=embed`;
  if (index % 11 === 7) return null;
  if (index % 5 === 1)
    return `<iframe src="${google}" width="600" height="450" style="border:0;" allowfullscreen="" loading="lazy"></iframe>`;
  if (index % 7 !== 3) return google;
  const corner = (delta: number) => `${(site.lng + delta).toFixed(4)},${(site.lat + delta).toFixed(4)}`;
  const bbox = encodeURIComponent(`${corner(-0.02)},${corner(0.02)}`);
  const marker = encodeURIComponent(`${site.lat},${site.lng}`);
  return `https://www.openstreetmap.org/export/embed.html?bbox=${bbox}&layer=mapnik&marker=${marker}`;
}

const streets = [
  (place: string) => `Off ${place} Main Road`,
  (place: string) => `${place} Link Road, Lane 4`,
  (place: string) => `Sector 2, ${place} Residential Layout`,
  (place: string) => `${place} Service Road`,
  (place: string) => `Lane 7, ${place} Extension`,
  (place: string) => `Phase 3, ${place} Township Road`,
  (place: string) => `Near ${place} Bus Stop`,
] as const;

/** An invented street line, without a door number, so that it can't be a real building. */
export function streetLine(site: Site, index: number): string {
  const street = streets[index % streets.length];
  return street ? street(site.locality) : site.locality;
}
