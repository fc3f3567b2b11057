/** Writes the brochure of every record that names one: `npx tsx scripts/demo-catalogue/brochures.ts`, after `generate.ts`. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { drawBrochure } from "./brochure";
import { readDemoRecords } from "./read-records";

const folder = "public/brochures";
const largest = 90_000;

async function writeBrochures(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const records = readDemoRecords().filter((record) => record.brochure);
  const wanted = new Set(records.map((record) => record.brochure));
  for (const file of readdirSync(folder)) if (!wanted.has(`/brochures/${file}`)) rmSync(`${folder}/${file}`);

  let total = 0;
  for (const record of records) {
    const pdf = await drawBrochure(record);
    if (pdf.length > largest) throw new Error(`${record.externalId}: ${pdf.length} bytes, over ${largest}`);
    writeFileSync(`public${record.brochure}`, pdf);
    total += pdf.length;
  }
  console.log(`${records.length} brochures, ${Math.round(total / 1000)} kB`);
}

await writeBrochures();
