import { createWriteStream, readFileSync } from "node:fs";
import { once } from "node:events";
import path from "node:path";
import { importCatalogue } from "@/lib/catalogue/run/import-catalogue";
import { formatReport, isClean } from "@/lib/catalogue/run/import-report";
import { randomNumbers } from "@/lib/base/testing/random-numbers";
import { availabilityOptions, statusOptions } from "@/lib/projects/project/filter-table.mjs";
import { OperatorError } from "../launcher/errors";
import { projectRoot } from "../launcher/project";

/** A locality of `content/places/hyderabad-localities.json`: how many homes were seen there, and what half of them ask. */
type Market = { name: string; samples: number; lowerQuartile: number; upperQuartile: number };
type Random = () => number;

const file = path.join(projectRoot, "content/places/hyderabad-localities.json");
export const markets = JSON.parse(readFileSync(file, "utf8")) as Market[]; // a file of ours
export const builders = Array.from({ length: 400 }, (_, number) => `Bench Builder ${number + 1}`);
const samples = markets.reduce((sum, market) => sum + market.samples, 0);
const amenities = ["Lift", "Gymnasium", "Clubhouse", "Swimming Pool", "Power Backup", "Jogging Track"];
const firstNames = "Aurora Meadow Granite Silver Lotus Deccan Musi Palm Saffron Cedar".split(" ");
const lastNames = "Heights Enclave Residency Park Greens Towers Vista Homes County".split(" ");

/**
 * Writes so many projects of four floor plans, one in ten a plot: as many in each locality as were seen there, half of
 * them asking what half of those asked.
 */
export async function writeCatalogue(target: string, projects: number): Promise<void> {
  const random = randomNumbers(projects);
  const out = createWriteStream(target);
  for (let number = 1; number <= projects; number += 1)
    if (!out.write(`${JSON.stringify(recordOf(number, random))}\n`)) await once(out, "drain");
  out.end();
  await once(out, "close");
}

/** Imports a file as staff do who have looked at it. Throws the report when not all of it was stored. */
export async function importWhole(databaseUrl: string, file: string) {
  const options = { files: [file], mediaHosts: [], yesReally: true, isAccepted: () => true };
  const report = await importCatalogue({ databaseUrl, ...options });
  if (!isClean(report)) throw new OperatorError(formatReport(report));
  return report;
}

function recordOf(number: number, random: Random): object {
  let turn = random() * samples;
  const market = markets.find((one) => (turn -= one.samples) < 0) ?? markets[0]!; // the list is not empty
  const launch = new Date(Date.UTC(2018, Math.floor(random() * 110), 1));
  const possession = new Date(Date.UTC(launch.getUTCFullYear() + 2 + Math.floor(random() * 4), 5, 30));
  const shared = {
    externalId: `BENCH-${number}`,
    name: `${oneOf(firstNames, random)} ${oneOf(lastNames, random)} ${number}`,
    groupName: oneOf(builders, random),
    ...{ city: "Hyderabad", state: "Telangana", locality: market.name },
    status: oneOf(statusOptions, random).value,
    availability: oneOf(availabilityOptions, random).value,
    launchDate: launch.toISOString().slice(0, 10),
    possessionDate: possession.toISOString().slice(0, 10),
    reraId: `P${String(number).padStart(11, "0")}`,
  };
  const price = (area: number) => Math.round((area * rateOf(market, random)) / 2_000) * 1_000;
  if (number % 10 === 0) {
    const area = Math.round(900 + random() * 3_000);
    return { kind: "plot", ...shared, price: price(area), minArea: area, maxArea: area };
  }
  const floorplans = [1, 2, 3, 4].map((step) => {
    const bedrooms = Math.min(5, step + (random() < 0.3 ? 1 : 0));
    const area = Math.round(400 + bedrooms * 350 + random() * 500);
    return { bhkType: `${bedrooms}BHK`, area, price: 2 * price(area), bathrooms: bedrooms };
  });
  const propertyAmenities = amenities.filter(() => random() < 0.5).map((name) => ({ name }));
  const propertyType = random() < 0.85 ? "Apartment" : "Villa";
  return { kind: "property", propertyType, ...shared, floorplans, propertyAmenities };
}

/** Rupees a sqft: within the two quartiles half the time, else as far again below or above them. */
function rateOf({ lowerQuartile, upperQuartile }: Market, random: Random): number {
  const width = upperQuartile - lowerQuartile;
  const within = lowerQuartile + random() * width;
  if (random() < 0.5) return within;
  return random() < 0.5 ? Math.max(lowerQuartile / 2, lowerQuartile - random() * width) : within + width;
}

export function oneOf<T>(list: readonly T[], random: Random): T {
  return list[Math.floor(random() * list.length)]!; // below its length
}
