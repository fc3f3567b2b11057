import { readFileSync } from "node:fs";
import { projectSchema, type Project } from "@/lib/projects/project/project-schema";

type DemoRecord = Record<string, unknown> & {
  name: string;
  locality: string | null;
  city: string;
  state: string;
  address: string | null;
  minPrice?: number;
  floorplans?: { bhkType: string; area: number; price: number | null; isActive?: boolean }[];
};

/** The projects of the demo catalogue as their pages get them, without a database; the id is the line number. */
export function readDemoProjects(): Project[] {
  return readFileSync("content/catalogue/projects.ndjson", "utf8")
    .trim()
    .split("\n")
    .map((line, index) => toProject(JSON.parse(line) as DemoRecord, index + 1));
}

function toProject(record: DemoRecord, id: number): Project {
  const { locality, city, state, address, floorplans = [] } = record;
  const active = floorplans.filter((plan) => plan.isActive !== false);
  const prices = active.flatMap(({ price }) => price ?? []).sort((a, b) => a - b);
  const areas = active.map(({ area }) => area).sort((a, b) => a - b);
  return projectSchema.parse({
    minPrice: prices[0],
    maxPrice: prices.at(-1),
    minArea: areas[0],
    maxArea: areas.at(-1),
    ...record,
    id,
    slug: record.name.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
    location: locality ? `${locality}, ${city}` : city,
    locations: [{ address, locality, city, state }],
    propertyBhks: [...new Set(active.map(({ bhkType }) => bhkType))].sort().map((bhkType) => ({ bhkType })),
  });
}
