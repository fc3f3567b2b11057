import { sql } from "drizzle-orm";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { importCatalogue, type ImportOptions } from "@/lib/catalogue/run/import-catalogue";
import type { ImportReport } from "@/lib/catalogue/run/import-report";
import { loadPlaces } from "@/lib/catalogue/run/prepare-database";
import type { Executor } from "@/lib/db/client";
import { createTestDatabase, type TestDatabase } from "@/lib/db/testing/test-database";

/** For tests: a database with the places of India, a folder for catalogue files, and a public folder with two files. */
export type CatalogueTest = {
  database: TestDatabase;
  folder: string;
  /** Writes `name` and imports it, as staff who have looked at everything: all is accepted, and nobody is asked. */
  importText: (name: string, text: string, options?: Partial<ImportOptions>) => Promise<ImportReport>;
  importRecords: (records: readonly unknown[], options?: Partial<ImportOptions>) => Promise<ImportReport>;
  /** The first column of the answer. */
  column: (statement: string) => Promise<unknown[]>;
  close: () => Promise<void>;
};

export async function openCatalogueTest(): Promise<CatalogueTest> {
  const database = await createTestDatabase();
  await loadPlaces(database.db);
  const folder = await mkdtemp(path.join(os.tmpdir(), "catalogue-"));
  const publicDir = path.join(folder, "public");
  await mkdir(path.join(publicDir, "media"), { recursive: true });
  await writeFile(path.join(publicDir, "media/tower.jpg"), "");
  await writeFile(path.join(publicDir, "media/plan.pdf"), "");
  const importText: CatalogueTest["importText"] = async (name, text, options) => {
    const file = path.join(folder, name);
    await writeFile(file, text);
    const report = await importCatalogue({
      ...{ databaseUrl: database.url, files: [file], publicDir, mediaHosts: ["cdn.example"] },
      ...{ isAccepted: () => true, yesReally: true, who: "tester" },
      ...options,
    });
    const short = <T extends { file: string }>(lines: readonly T[]) =>
      lines.map((line) => ({ ...line, file: path.basename(line.file) }));
    return {
      ...report,
      ...{
        refusals: short(report.refusals),
        heldBack: short(report.heldBack),
        guessed: short(report.guessed),
      },
    };
  };
  return {
    database,
    folder,
    importText,
    importRecords: (records, options) => importText("records.ndjson", toNdjson(records), options),
    column: async (statement) => {
      const { rows } = await database.db.execute(sql.raw(statement));
      return rows.map((row) => Object.values(row)[0]);
    },
    close: async () => {
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}

export function toNdjson(records: readonly unknown[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join("");
}

export function home(externalId: string, fields: object = {}) {
  return {
    ...{ kind: "property", externalId, name: `Lake View ${externalId}`, groupName: "Aurora Homes" },
    ...{ propertyType: "Apartment", city: "Hyderabad", state: "Telangana", locality: "Kokapet" },
    ...{ imageUrl: "/media/tower.jpg", reraId: "P02400001234" },
    floorplans: [
      { bhkType: "2BHK", area: 1200, price: 9_000_000, bathrooms: 2 },
      { bhkType: "3BHK", area: 1600, price: 12_000_000, bathrooms: 3 },
    ],
    ...fields,
  };
}

/** What a project has instead of a number. */
export const exempt = {
  reraId: null,
  reraExemption: "register not in force",
  reraExemptionPaper: "G.O. 7, in our files",
  reraExemptionBy: "Asha Rao",
  reraExemptionOn: "2026-11-01",
} as const;

export function plot(externalId: string, fields: object = {}) {
  const place = { city: "Hyderabad", state: "Telangana" };
  return {
    kind: "plot",
    externalId,
    name: `Meadow ${externalId}`,
    groupName: "Aurora Homes",
    ...place,
    reraId: "P02400004321",
    price: 4_000_000,
    ...fields,
  };
}

export function post(externalId: string, fields: object = {}) {
  const words = { title: "Buying a home", excerpt: "In short.", about: "<p>At length.</p>" };
  return { kind: "blog", externalId, ...words, createdAt: "2026-05-05", ...fields };
}

/** For tests: so many days pass, for what the database knows of projects and imports. */
export async function passDays(db: Executor, days: number): Promise<void> {
  const ago = sql`${days} * interval '1 day'`;
  await db.execute(sql`update project_history set day = day - ${days}::integer - 100000`);
  await db.execute(sql`update project_history set day = day + 100000, changed_at = changed_at - ${ago}`);
  await db.execute(sql`
    update projects set public_since = public_since - ${ago}, created_at = created_at - ${ago}, updated_at = updated_at - ${ago}`);
  await db.execute(sql`update imports set started_at = started_at - ${ago}, ended_at = ended_at - ${ago}`);
}
