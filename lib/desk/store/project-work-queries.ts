import "server-only";
import { writeForm, type StoredProject } from "@/lib/catalogue/check/write-form";
import type { FormFields } from "@/lib/catalogue/read/read-form";
import { atDesk } from "@/lib/catalogue/store/import-log-mutations";
import { listRecordChanges, type RecordChange } from "@/lib/catalogue/store/import-log-queries";
import { findStored, namePlaces, type Place } from "@/lib/catalogue/store/stored-project-queries";
import type { ProjectChange, ProjectWork } from "@/lib/desk/forms/project-work";
import { deskDatabase, type DeskDatabase } from "./desk-database";
import { differences } from "./project-differences";

const mostChanges = 30;
const mostLines = 12;

/** A project with its form and its history, on the site or not; `null` for an unknown one. */
export async function getProjectWork(
  id: number,
  db: Pick<DeskDatabase, "execute"> = deskDatabase(),
): Promise<ProjectWork | null> {
  const known = await findStored(db, id);
  if (!known) return null;
  const { stored, place, ...others } = known;
  const changes = await listRecordChanges(db, stored.row.external_id, mostChanges);
  const forms = await formsOf(db, changes);
  return {
    ...others,
    name: stored.row.name,
    slug: stored.row.slug,
    isPlot: stored.row.is_plot,
    isActive: stored.row.is_active,
    version: stored.hash,
    fields: writeForm(stored, place),
    changes: changes.map((change) => toChange(change, forms.get(change))),
  };
}

export type ChangeForms = { before: FormFields; after: FormFields };

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

function toChange(change: RecordChange, forms: ChangeForms | undefined): ProjectChange {
  const { importId, at, who, action, files, undoes, undoneBy } = change;
  const lines = forms ? differences(forms.before, forms.after) : [];
  const [file] = files;
  return {
    ...{ importId, at, who, action, undoes, undoneBy },
    file: file && file.name !== atDesk.name ? (file.name.split("/").at(-1) ?? null) : null,
    lines: lines.slice(0, mostLines),
    more: Math.max(0, lines.length - mostLines),
  };
}
