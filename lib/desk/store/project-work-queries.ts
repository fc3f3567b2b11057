import { sql } from "drizzle-orm";
import "server-only";
import { measureRecord } from "@/lib/catalogue/check/plausible";
import { type StoredProject, writeForm } from "@/lib/catalogue/check/write-form";
import { listRecordChanges, type RecordChange } from "@/lib/catalogue/store/import-log";
import { listUsualNames } from "@/lib/catalogue/store/known-names-queries";
import { findStored, namePlaces, type Place } from "@/lib/catalogue/store/stored-record-queries";
import { projectNames } from "@/lib/desk/forms/project-fields";
import type { ProjectWork } from "@/lib/desk/forms/project-list";
import { remembered } from "@/lib/process/remembered";
import { registrationGap } from "@/lib/projects/project/rera-number";
import type { Project } from "@/lib/projects/project/project-schema";
import { detailColumns, type DetailRow, fromProjects, toProject } from "@/lib/projects/store/project-rows";
import { deskDatabase, type DeskDatabase } from "./desk-database";
import { type ChangeForms, toRecordedChange } from "./form-changes";
import { toVersion } from "./merge-forms";

const mostChanges = 30;

/** A project with its form and its history, on the site or not; `null` for an unknown one. */
export async function getProjectWork(id: number): Promise<ProjectWork | null> {
  const db = deskDatabase();
  const known = await findStored(db, id);
  if (!known) return null;
  const { stored, place, ...others } = known;
  const changes = await listRecordChanges(db, "project", stored.row.external_id, mostChanges);
  const forms = await formsOf(db, changes);
  const fields = writeForm(stored, place);
  return {
    ...others,
    name: stored.row.name,
    slug: stored.row.slug,
    isPlot: stored.row.is_plot,
    isActive: stored.row.is_active,
    gap: registrationGap(fields, place.state),
    version: toVersion(fields),
    fields,
    completeness: measureRecord(stored),
    reraCheckers: Object.fromEntries(
      (stored.reraChecks ?? []).flatMap(({ line, checked_by: who }) => (who ? [[line, who]] : [])),
    ),
    changes: changes.map((change) => toRecordedChange(change, forms.get(change), projectNames)),
  };
}

/** The names that the boxes of the form suggest, by the id of their list. */
export function usualNames() {
  return remembered("names of the project form", 60, () => listUsualNames(deskDatabase()));
}

/** What changes of content were, as fields of the form. */
export async function formsOf(
  db: Pick<DeskDatabase, "execute">,
  changes: readonly RecordChange[],
): Promise<Map<RecordChange, ChangeForms>> {
  const contents = changes.filter(({ action, before, after }) => action === "changed" && before && after);
  const both = contents.flatMap(({ before, after }) => [before, after] as StoredProject[]);
  const places = await namePlaces(db, [...new Set(both.map(({ row }) => row.city_id))]);
  const placeOf = ({ row }: StoredProject): Place => places.get(row.city_id) ?? { city: "", state: "" };
  const form = (content: object | null) =>
    writeForm(content as StoredProject, placeOf(content as StoredProject)); // as `projectSnapshot` made it
  return new Map(
    contents.map((change) => [change, { before: form(change.before), after: form(change.after) }]),
  );
}

/** A project as its page takes it when it is on the site, whether it is or not; `null` for an unknown one. */
export async function getProjectPreview(id: number): Promise<Project | null> {
  const { rows } = await deskDatabase().execute<DetailRow>(
    sql`select ${detailColumns} ${fromProjects} where p.id = ${id}`,
  );
  return rows[0] ? toProject({ ...rows[0], isActive: true, lastSeen: null }) : null;
}
