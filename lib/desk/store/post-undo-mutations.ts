import "server-only";
import { Refusal } from "@/lib/base/refusal";
import { takeOneBack } from "@/lib/catalogue/run/store-one";
import { listRecordChanges } from "@/lib/catalogue/store/import-log-queries";
import { postNames } from "@/lib/desk/forms/post-form";
import { requireRole, type Actor } from "./actor";
import { changeCatalogue } from "./change-catalogue";
import { checkPost, writePost } from "./check-post";
import { besides, findPost, storePost } from "./post-mutations";
import { postFormsOf } from "./post-work-queries";
import { withoutChange } from "./take-back";

const mostChanges = 1_000;

/** Takes one change of a post back, as one of a project is (`project-undo-mutations.ts`). */
export async function undoPostChange(actor: Actor, id: number, importId: number): Promise<void> {
  requireRole(actor, "editor");
  await changeCatalogue(async (tx) => {
    const { stored } = await findPost(tx, id);
    const changes = await listRecordChanges(tx, "blog", stored.external_id, mostChanges);
    const change = changes.find((one) => one.importId === importId);
    if (!change)
      throw new Refusal("invalid", "What this change was is no longer kept: it can’t be taken back.");
    const undoes = change.isAlone ? importId : undefined;
    if (change.afterHash === stored.hash)
      return takeOneBack(tx, change, { who: actor.email, ...(undoes && { undoes }) });
    const later = changes
      .filter((one) => one.importId > importId)
      .map((one) => ({ ...one, forms: postFormsOf(one) }));
    const fields = withoutChange(
      "post",
      { now: writePost(stored), forms: postFormsOf(change), later },
      postNames,
    );
    const own = besides(stored);
    const back = { ...own, html: fields.html ?? own.html, is_active: fields.isActive === "yes" };
    await storePost(tx, actor, checkPost(fields, back), undoes);
  });
}
