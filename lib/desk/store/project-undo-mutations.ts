import "server-only";
import { Refusal } from "@/lib/base/refusal";
import { writeForm } from "@/lib/catalogue/check/write-form";
import { readForm } from "@/lib/catalogue/read/read-form";
import { storeOne, takeOneBack } from "@/lib/catalogue/run/store-one";
import { listRecordChanges } from "@/lib/catalogue/store/import-log-queries";
import { fieldLabel, rowTitles } from "@/lib/desk/forms/project-fields";
import { momentOfImport } from "@/lib/catalogue/store/project-history-mutations";
import { requireRole, type Actor } from "./actor";
import { changeCatalogue } from "./change-catalogue";
import { checkProject } from "./check-project";
import { findKnown, refuseRefused } from "./project-mutations";
import { formsOf } from "./project-work-queries";
import { withoutChange } from "./take-back";

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
    const changes = await listRecordChanges(tx, "project", stored.row.external_id, mostChanges);
    const change = changes.find((one) => one.importId === importId);
    if (!change)
      throw new Refusal("invalid", "What this change was is no longer kept: it can’t be taken back.");
    // The history says of a file that it was taken back only when all of it was.
    const asOf = await momentOfImport(tx, importId);
    const sender = { who: actor.email, asOf, ...(change.isAlone && { undoes: importId }) };
    if (change.afterHash === stored.hash) return takeOneBack(tx, change, sender);
    const later = changes.filter((one) => one.importId > importId);
    const forms = await formsOf(tx, [change, ...later]);
    const fields = withoutChange(
      "project",
      {
        now: writeForm(stored, place),
        forms: forms.get(change),
        later: later.map((one) => ({ ...one, forms: forms.get(one) })),
      },
      { label: partLabel },
    );
    const { project } = await checkProject(tx, readForm(fields), true);
    refuseRefused(await storeOne(tx, { project }, sender));
  });
}

function partLabel(part: string): string {
  return part === "floorplans" || part === "galleries" ? rowTitles[part].title : fieldLabel(part);
}
