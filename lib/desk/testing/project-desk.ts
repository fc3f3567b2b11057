import { sql } from "drizzle-orm";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { importCatalogue, type ImportOptions } from "@/lib/catalogue/run/import-catalogue";
import { loadPlaces } from "@/lib/catalogue/run/prepare-database";
import { toNdjson } from "@/lib/catalogue/testing/catalogue-fixtures";
import { saveProject } from "@/lib/desk/store/project-mutations";
import { getProjectWork } from "@/lib/desk/store/project-work-queries";
import type { Actor } from "@/lib/desk/store/staff";
import { type Desk, openDesk } from "./open-desk";

export const asha: Actor = { id: "a", email: "asha@example.com", name: "Asha", role: "editor" };
export const ravi: Actor = { ...asha, id: "r", email: "ravi@example.com" };

/** A project as people type it. */
export const typedProject = {
  name: "Lotus Park",
  groupName: "Aurora Homes",
  propertyType: "Apartment",
  state: "TS",
  city: "hyderabad",
  locality: "Kokapet",
  reraId: "P02400005678",
  possessionDate: "Dec 2031",
  propertyAmenities: "Gym\nSwimming pool",
  isActive: "no",
  "floorplans[0].bhkType": "3 BHK",
  "floorplans[0].area": "1,650 sft",
  "floorplans[0].price": "1.65 cr",
  "floorplans[3].bhkType": "2",
  "floorplans[3].area": "1200",
  "floorplans[3].price": "Rs 95,00,000/- onwards",
};

export const work = async (id: number) => (await getProjectWork(id))!;

export const save = (
  id: number | null,
  fields: Record<string, string>,
  more: { version?: string; looksRight?: boolean } = {},
) => saveProject(asha, id, { version: "", looksRight: false, fields, ...more });

/** Changes some fields of what is stored now. */
export const edit = async (id: number, fields: Record<string, string>, actor = asha) => {
  const { version, fields: now } = await work(id);
  return saveProject(actor, id, { version, looksRight: false, fields: { ...now, ...fields } });
};

/** A desk with a catalogue and an editor's cookie. `version`: the catalogue's. */
export async function openProjectDesk() {
  const desk = await openDesk();
  const catalogue = await openDeskCatalogue(desk);
  const cookie = await desk.signIn(asha.email, "editor");
  const version = async () => {
    const { rows } = await desk.database.db.execute<{ version: string }>(
      sql`select version from catalogue_state`,
    );
    return Number(rows[0]?.version);
  };
  return { ...desk, catalogue, cookie, version };
}

/** The catalogue of a desk, which files are imported into beside it. */
export async function openDeskCatalogue(desk: Desk) {
  await loadPlaces(desk.database.db);
  const folder = mkdtempSync(path.join(tmpdir(), "desk-catalogue-"));
  const file = path.join(folder, "records.ndjson");
  return {
    importRecords: (records: readonly unknown[], options: Partial<ImportOptions> = {}) => {
      writeFileSync(file, toNdjson(records));
      return importCatalogue({
        databaseUrl: desk.database.url,
        files: [file],
        mediaHosts: [],
        isAccepted: () => true,
        yesReally: true,
        who: "a file",
        ...options,
      });
    },
  };
}
