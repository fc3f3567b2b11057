import type { Awkward } from "./awkward";
import { catalogueDay } from "./dates";
import type { DemoRecord } from "./shapes";

/** The catalogue's README: what it is, what it isn't, and where the awkward records are. */
export function readme(records: readonly DemoRecord[], cases: readonly Awkward[]): string {
  const count = (keep: (record: DemoRecord) => boolean) => records.filter(keep).length;
  const names = new Map(records.map((record) => [record.externalId, record.name]));
  const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("<", "&lt;");
  return `# Demo catalogue

Sample data: every developer, project, RERA number and brochure here is fictional, and a project's place says only whose
asking prices it imitates. Written by \`npx tsx scripts/demo-catalogue/generate.ts\` (brochures: \`brochures.ts\` beside
it); change the tables there, not the files here.

| file | what |
|---|---|
| \`projects.ndjson\` | ${records.length} records: ${count((each) => each.propertyType === "Apartment")} apartment projects, ${count((each) => each.propertyType === "Villa")} of villas, ${count((each) => each.kind === "plot")} plotted developments |
| \`developers.json\` | the twelve fictional developers and their wordmarks |

- Dates are told from ${catalogueDay}. Ready projects have a possession date before it, all others one after it.
- Hyderabad prices follow the locality's asking prices of November 2023 (median and quartiles in
  \`content/places/hyderabad-localities.json\`): budget blocks up to the median of flats, premium towers towards the upper
  quartile. Plots are priced at about half of the locality's lower band a square foot. Other cities have bands of their own.
- A project's size, form and amenities fit its cover picture; pictures of one gallery can be one place.
- \`offerPrice\` is rupees, a little under the smallest floor plan's price (a plot: under \`price\`), for \`offerMonths\` months.
- A plot's \`totalApartments\` is its number of plots; \`dimensions\` is the smallest plot.
- RERA numbers are visibly samples (P00000000001 and counting); what launches soon has none.
- Videos point at Big Buck Bunny, a freely licensed film (© Blender Foundation, CC BY), and show no project.

## Awkward on purpose

| externalId | name | what is odd |
|---|---|---|
${cases.map((each) => `| \`${each.externalId}\` | ${cell(names.get(each.externalId) ?? "")} | ${cell(each.note)} |`).join("\n")}
`;
}
