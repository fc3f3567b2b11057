import { access, readFile } from "node:fs/promises";
import path from "node:path";
import "server-only";
import { z } from "zod";
import { createMediaCheck } from "@/lib/catalogue/check/media-check";
import { openCatalogue } from "@/lib/catalogue/read/open-catalogue";
import { setDeveloperLogos } from "@/lib/catalogue/store/catalogue-names-mutations";
import {
  hideUnregistered,
  isCatalogueEmpty,
  lockImports,
} from "@/lib/catalogue/store/import-session-mutations";
import { prepareTables } from "@/lib/catalogue/store/prepare-tables";
import type { ImportDatabase } from "@/lib/catalogue/store/store-batch";
import { storePlaces } from "@/lib/places/place-mutations";
import { readBlogFolder } from "./demo-blog";
import { formatReport, isClean } from "./import-report";
import { type CatalogueFile, runImport } from "./import-run";

/** `siteRole`: who may read and write rows from then on. */
export type PrepareOptions = { databaseUrl: string; log: (line: string) => void; siteRole?: string };

/** Tables, the places of India, and the demo catalogue when no project is there yet. Safe when two instances start at once. */
export async function prepareDatabase({ databaseUrl, log, siteRole }: PrepareOptions): Promise<void> {
  const fill = async (db: ImportDatabase) => {
    await loadPlaces(db);
    await loadDemoCatalogue(db, log);
    const hidden = await hideUnregistered(db);
    if (hidden > 0) log(`Projects without a RERA number or an exemption are off the site now: ${hidden}.`);
  };
  await prepareTables(databaseUrl, fill, siteRole);
}

const developersSchema = z.array(z.object({ name: z.string(), slug: z.string(), logo: z.string() }));

/**
 * Loads the demo catalogue (`content/catalogue`, `content/blog`) if there is no project and no post at all, in one
 * transaction. Throws when a file of it is missing or a record of it is refused: that is a defect of the release.
 */
export async function loadDemoCatalogue(
  db: ImportDatabase,
  log: (line: string) => void,
  content = path.join(process.cwd(), "content"),
): Promise<void> {
  // Also checked before the lock, so that a site that starts during an import does not wait for its end.
  if (!(await isCatalogueEmpty(db))) return;
  await db.transaction(async (tx) => {
    await lockImports(tx);
    if (!(await isCatalogueEmpty(tx))) return;
    log("Loading the demo catalogue into the empty database.");
    const developersFile = await present(path.join(content, "catalogue/developers.json"));
    const projectsFile = await present(path.join(content, "catalogue/projects.ndjson"));
    const blogFolder = await present(path.join(content, "blog"));
    const files: CatalogueFile[] = [
      { name: "content/catalogue/projects.ndjson", open: () => openCatalogue(projectsFile) },
      {
        name: "content/blog",
        open: async () => ({ items: readBlogFolder(blogFolder), size: null, bytesRead: () => 0 }),
      },
    ];
    const checkMedia = createMediaCheck(path.join(process.cwd(), "public"), []);
    const report = await runImport(tx, files, { checkMedia });
    if (!isClean(report)) throw new Error(`The demo catalogue can't be loaded.\n${formatReport(report)}`);
    await setDeveloperLogos(tx, developersSchema.parse(JSON.parse(await readFile(developersFile, "utf8"))));
    log(`The demo catalogue is loaded: ${report.added} projects and posts.`);
  });
}

async function present(file: string): Promise<string> {
  try {
    await access(file);
    return file;
  } catch (error) {
    throw new Error(`The demo catalogue is not complete: ${path.relative(process.cwd(), file)} is missing.`, {
      cause: error,
    });
  }
}

const degrees = z
  .number()
  .nullish()
  .transform((value) => value ?? null);
const statesSchema = z.array(z.object({ id: z.int(), name: z.string(), iso2: z.string() }));
const citiesSchema = z.array(
  z.object({ id: z.int(), name: z.string(), stateId: z.int(), lat: degrees, lng: degrees }),
);
const localitiesSchema = z.array(
  z.object({ name: z.string(), city: z.string(), state: z.string(), lat: degrees, lng: degrees }),
);

/**
 * Stores the places of India and the localities of Hyderabad (`content/places`) in the database. Fast if they are
 * there already; may be called any number of times. Throws if a file is missing or invalid.
 */
export async function loadPlaces(db: Pick<ImportDatabase, "transaction">): Promise<void> {
  const [states, cities, localities] = await Promise.all([
    readPlaces("states.json", statesSchema),
    readPlaces("cities.json", citiesSchema),
    readPlaces("hyderabad-localities.json", localitiesSchema),
  ]);
  const lost = await storePlaces(db, { states, cities, localities });
  if (lost > 0) {
    throw new Error(
      `${lost} localities of hyderabad-localities.json name a city that is not in cities.json.`,
    );
  }
}

async function readPlaces<T>(name: string, schema: z.ZodType<T>): Promise<T> {
  const file = path.join(process.cwd(), "content/places", name);
  try {
    return schema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    throw new Error(`content/places/${name} can't be loaded.`, { cause: error });
  }
}
