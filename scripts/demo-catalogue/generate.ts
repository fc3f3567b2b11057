/**
 * Writes the demo catalogue: content/catalogue/{developers.json, projects.ndjson, README.md}. The same input gives the
 * same bytes. Run from the top of the project: `npx tsx scripts/demo-catalogue/generate.ts`, then `brochures.ts`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { catalogueRecordSchema } from "@/lib/catalogue/check/record-schema";
import { awkward, type Awkward } from "./awkward";
import { describer } from "./descriptions";
import { demoDevelopers } from "./developer-names";
import { buildHomes } from "./homes";
import { buildPlots } from "./plots";
import { readme } from "./readme";
import type { DemoRecord, Draft } from "./shapes";

const folder = "content/catalogue";

function reraCounter(): () => string {
  let issued = 0;
  return () => `P${String((issued += 1)).padStart(11, "0")}`;
}

function applyAwkward(draft: Draft, cases: readonly Awkward[]): Draft {
  return cases.reduce(
    (done, each) => ({ ...done, record: { ...done.record, ...each.edit?.(done.record) } }),
    draft,
  );
}

function finish(draft: Draft, index: number, describe: (draft: Draft, turn: number) => string): DemoRecord {
  const cases = awkward.filter((each) => each.externalId === draft.record.externalId);
  const edited = applyAwkward(draft, cases);
  const field = cases.find((each) => each.about)?.about ?? "about";
  const text = describe(edited, index);
  const wanted =
    edited.record.isActive !== false && index % 3 !== 2 && !cases.some((each) => each.noBrochure);
  return {
    ...edited.record,
    ...(field === "none" ? {} : { [field]: text }),
    brochure: wanted ? `/brochures/${edited.record.externalId.toLowerCase()}.pdf` : null,
  };
}

function generate(): void {
  const nextRera = reraCounter();
  const drafts = [...buildHomes(nextRera), ...buildPlots(nextRera)];
  const describe = describer();
  const records = drafts.map((draft, index) => finish(draft, index, describe));
  const known = new Set(records.map((record) => record.externalId));
  const lost = awkward.filter((each) => !known.has(each.externalId));
  if (lost.length > 0)
    throw new Error(`Awkward cases without a project: ${lost.map((each) => each.externalId).join(", ")}`);
  for (const record of records) catalogueRecordSchema.parse(record);

  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/projects.ndjson`, records.map((record) => `${JSON.stringify(record)}\n`).join(""));
  const builders = demoDevelopers.map(({ name, slug }) => ({
    name,
    slug,
    logo: `/media/developers/${slug}.svg`,
  }));
  writeFileSync(`${folder}/developers.json`, `${JSON.stringify(builders, null, 2)}\n`);
  writeFileSync(`${folder}/README.md`, readme(records, awkward));
  console.log(
    `${records.length} projects, ${records.filter((record) => record.brochure).length} with a brochure`,
  );
}

generate();
