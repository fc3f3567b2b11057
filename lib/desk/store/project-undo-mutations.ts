import "server-only";
import { Refusal } from "@/lib/base/refusal";
import { writeForm } from "@/lib/catalogue/check/write-form";
import { readForm, type FormFields } from "@/lib/catalogue/read/read-form";
import { storeOne, takeOneBack } from "@/lib/catalogue/run/store-one";
import { listRecordChanges, type RecordChange } from "@/lib/catalogue/store/import-log-queries";
import type { ImportDatabase } from "@/lib/catalogue/store/store-batch";
import { fieldLabel, rowTitles } from "@/lib/desk/forms/project-fields";
import { formatMoment } from "@/lib/desk/forms/moments";
import { requireRole, type Actor } from "./actor";
import { changeCatalogue } from "./change-catalogue";
import { checkProject } from "./check-project";
import { changedParts, partOf } from "./project-differences";
import { findKnown, refuseRefused } from "./project-mutations";
import { formsOf, type ChangeForms } from "./project-work-queries";

/** More changes of one project than anybody goes back by. */
const mostChanges = 1_000;

/**
 * Takes one change of a project back. When nothing has changed it since, it is again what it was, as with the command; else
 * only the fields of that change are, and when a later change has touched one of these, nothing.
 */
export async function undoChange(actor: Actor, id: number, importId: number): Promise<void> {
  requireRole(actor, "editor");
  await changeCatalogue(async (tx) => {
    const { stored, place } = await findKnown(tx, id);
    const changes = await listRecordChanges(tx, stored.row.external_id, mostChanges);
    const change = changes.find((one) => one.importId === importId);
    if (!change)
      throw new Refusal("invalid", "What this change was is no longer kept: it can’t be taken back.");
    // The history says of a file that it was taken back only when all of it was.
    const sender = { who: actor.email, ...(change.isAlone && { undoes: importId }) };
    if (change.afterHash === stored.hash) return takeOneBack(tx, change, sender);
    const later = changes.filter((one) => one.importId > importId);
    const forms = (await formsOf(tx, [change])).get(change);
    const now = writeForm(stored, place);
    const parts = forms ? changedParts(forms.before, forms.after) : [];
    const touched = forms ? parts.filter((part) => !isSamePart(part, now, forms.after)) : [];
    if (!forms || touched.length > 0)
      throw new Refusal("conflict", await sayTouched(tx, { change, later, touched }));
    const { project } = await checkProject(tx, readForm(withParts(now, forms, parts)), true);
    refuseRefused(await storeOne(tx, project, sender));
  });
}

function isSamePart(part: string, one: FormFields, other: FormFields): boolean {
  return !changedParts(one, other).includes(part);
}

/** What is stored now, with these parts as they were before. */
function withParts(now: FormFields, { before }: ChangeForms, parts: readonly string[]): FormFields {
  const own = Object.entries(now).filter(([name]) => !parts.includes(partOf(name)));
  const earlier = Object.entries(before).filter(([name]) => parts.includes(partOf(name)));
  return Object.fromEntries([...own, ...earlier]);
}

type Touched = { change: RecordChange; later: readonly RecordChange[]; touched: readonly string[] };

async function sayTouched(tx: ImportDatabase, { later, touched }: Touched): Promise<string> {
  const forms = await formsOf(tx, later);
  const touches = (one: RecordChange) => {
    const made = forms.get(one);
    return (
      !made ||
      touched.length === 0 ||
      changedParts(made.before, made.after).some((part) => touched.includes(part))
    );
  };
  const last = later.find(touches) ?? later[0];
  const what = touched.length > 0 ? touched.map(partLabel).join(", ") : "The project";
  const by = last ? `, by ${last.who} (${formatMoment(last.at)})` : "";
  return `This change was not taken back: ${what} was changed again since${by}.${last ? " Take that change back first." : ""}`;
}

function partLabel(part: string): string {
  return part === "floorplans" || part === "galleries" ? rowTitles[part].title : fieldLabel(part);
}
