import { sql } from "drizzle-orm";
import "server-only";
import { Readable } from "node:stream";
import { Refusal } from "@/lib/base/refusal";
import { toValue } from "@/lib/catalogue/check/overlay";
import type { CatalogueItem } from "@/lib/catalogue/read/catalogue-item";
import { importCatalogue } from "@/lib/catalogue/run/import-catalogue";
import { ImportNotStartedError } from "@/lib/catalogue/store/import-not-started";
import { findStoredByKeys } from "@/lib/catalogue/store/stored-record-queries";
import type { AddedProjects } from "@/lib/desk/forms/file-look";
import { env } from "@/lib/process/env";
import { registrationGap } from "@/lib/projects/project/rera-number";
import { deskDatabase, type DeskDatabase, deskDatabaseUrl } from "./desk-database";
import { type Actor, requireRole } from "./staff";

/** What became of the projects that an import added: those that were taken back or deleted since count nowhere. */
export async function countAdded(db: DeskDatabase, importId: number): Promise<AddedProjects> {
  const added = await listAdded(db, importId);
  const off = added.filter(({ isActive }) => !isActive);
  const unregistered = off.filter(isKept).length;
  return { onSite: added.length - off.length, waiting: off.length - unregistered, unregistered };
}

type Added = {
  key: string;
  isActive: boolean;
  reraId: string | null;
  reraExemption: string | null;
  state: string;
};

async function listAdded(db: DeskDatabase, importId: number): Promise<Added[]> {
  const { rows } = await db.execute<Added>(sql`
    select p.external_id as key, p.is_active as "isActive", p.rera_id as "reraId", p.rera_exemption as "reraExemption",
      s.name as state
    from import_changes c join projects p on p.external_id = c.external_id join states s on s.id = p.state_id
    where c.import_id = ${importId} and c.area = 'project' and c.action = 'added' order by p.id`);
  return rows;
}

/** Off the site by the law. */
function isKept({ state, ...registration }: Added): boolean {
  return registrationGap(registration, state) !== null;
}

/**
 * Puts the new projects of a file's import on the site, those that are whole, as they are by now: an import of its own, which
 * can be taken back. Returns what became of all of them.
 */
export async function publishAdded(actor: Actor, fileId: string): Promise<AddedProjects> {
  requireRole(actor, "editor");
  const db = deskDatabase();
  const { rows } = await db.execute<{ name: string; importId: number | null }>(
    sql`select name, import_id as "importId" from desk_files where id = ${fileId}`,
  );
  const [file] = rows;
  if (!file?.importId) throw new Refusal("invalid", "This file was not imported yet.");
  const { importId } = file;
  // Read while nobody else changes the catalogue.
  const openFile = async () => ({
    items: Readable.from(await itemsToPublish(db, importId)),
    size: null,
    bytesRead: () => 0,
  });
  try {
    const report = await importCatalogue({
      files: [`${file.name}, put on the site`],
      databaseUrl: deskDatabaseUrl(),
      mediaHosts: env().MEDIA_HOSTS,
      who: actor.email,
      yesReally: true,
      isAccepted: () => true,
      openFile,
    });
    if (report.stopped) throw new Refusal("unavailable", report.stopped);
  } catch (error) {
    if (!(error instanceof ImportNotStartedError)) throw error;
    throw new Refusal("unavailable", "A file is being imported just now. Please try again in a minute.");
  }
  return countAdded(db, importId);
}

async function itemsToPublish(db: DeskDatabase, importId: number): Promise<CatalogueItem[]> {
  const waiting = (await listAdded(db, importId)).filter((one) => !one.isActive && !isKept(one));
  const stored = await findStoredByKeys(
    db,
    waiting.map(({ key }) => key),
  );
  return [...stored.values()].map(({ stored: project, place }, at) => ({
    line: at + 1,
    value: { ...toValue(project, place), isActive: true },
  }));
}
