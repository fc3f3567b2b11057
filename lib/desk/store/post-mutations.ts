import { randomBytes } from "node:crypto";
import "server-only";
import { Refusal } from "@/lib/base/refusal";
import { toSlug } from "@/lib/base/slug";
import type { PreparedPost } from "@/lib/catalogue/check/prepare-record";
import { hideOne, storeOne, takeOneBack } from "@/lib/catalogue/run/store-one";
import { listRecordChanges, type RecordChange } from "@/lib/catalogue/store/import-log";
import type { ImportDatabase } from "@/lib/catalogue/store/store-batch";
import {
  findPostAt,
  findPostByKey,
  findStoredPost,
  type KnownPost,
} from "@/lib/catalogue/store/stored-record-queries";
import type { Fields } from "@/lib/desk/forms/form-field";
import { postNames } from "@/lib/desk/forms/post-form";
import type { UploadStore } from "@/lib/media/upload-address";
import { uploadStore } from "@/lib/media/upload-store";
import { changeCatalogue, deskDatabase, type DeskDatabase } from "./desk-database";
import { keepPictures } from "./desk-media";
import { changedParts, refuseUnseenFile, withoutChange } from "./form-changes";
import { mergeSent, seenFields } from "./merge-forms";
import { checkPost, postFormsOf, writePost } from "./post-work-queries";
import { refuseRefused } from "./project-mutations";
import { type Actor, requireRole } from "./staff";

/**
 * Stores a post as an import of that one record would. `id`: `null` for a new one, which is a draft. Nobody overwrites what he
 * has not seen, as with a project.
 */
export async function savePost(
  actor: Actor,
  id: number | null,
  { version, fields }: { version: string; fields: Fields },
): Promise<number> {
  requireRole(actor, "editor");
  return changeCatalogue(async (tx) => {
    if (id !== null) {
      const changed = await withStored(tx, await findPost(tx, id), { version, fields });
      if (changed) await storePost(tx, actor, changed);
      return id;
    }
    const post = checkPost(fields, newPost());
    await refuseSlug(tx, post, null, fields.slug ?? "");
    await storePost(tx, actor, post);
    const saved = await findPostByKey(tx, post.external_id);
    if (!saved) throw new Error("The post that was stored is not there.");
    return saved.id;
  });
}

/** A stored post with what was typed of it; `null` when that changes nothing. */
async function withStored(
  tx: ImportDatabase,
  known: KnownPost,
  { version, fields }: { version: string; fields: Fields },
): Promise<PreparedPost | null> {
  const { stored } = known;
  // The text of a file is not in the form: whoever typed none saw it as it was.
  const typed = checkPost(fields, { ...besides(stored), html: seenFields(version).html ?? "" });
  const yours = writePost({ ...typed, slug: typed.slug_given ? typed.slug : stored.slug });
  const theirs = writePost(stored);
  const changes = async () =>
    (await listRecordChanges(tx, "blog", stored.external_id, mostChanges)).map(withForms);
  const merged = await mergeSent("post", { version, theirs, yours, names: postNames }, changes);
  if (changedParts(theirs, merged).length === 0) return null;
  const isTyped = changedParts(yours, merged).length === 0;
  const post = isTyped ? typed : checkPost(merged, { ...besides(stored), html: merged.html ?? "" });
  await refuseSlug(tx, post, known, (isTyped ? fields : merged).slug ?? "");
  return post;
}

/** Puts a post on the site, or takes it out of it; its content stays. The first time gives it its date. */
export async function setPostOnSite(actor: Actor, id: number, isActive: boolean): Promise<void> {
  requireRole(actor, "editor");
  await changeCatalogue(async (tx) => {
    const { stored } = await findPost(tx, id);
    if (stored.is_active === isActive) return;
    if (!isActive) return hideOne(tx, "blog", stored.external_id, { who: actor.email });
    const created_at = stored.is_draft ? new Date().toISOString() : stored.created_at;
    const shown = { ...besides(stored), created_at, is_active: true, is_draft: false };
    await storePost(tx, actor, checkPost(writePost(stored), shown));
  });
}

/** Gives a post its cover, with the words for those who can't see it. `seen`: the cover that the page showed. */
export async function setCover(
  actor: Actor,
  id: number,
  { picture, alt, seen }: { picture: File | null; alt: string; seen?: string },
  store: UploadStore = uploadStore(),
): Promise<void> {
  requireRole(actor, "editor");
  if (!picture) throw new Refusal("invalid", "Please choose a picture.");
  const { stored } = await findPost(deskDatabase(), id);
  const name = toSlug(stored.title, "post").slice(0, 60);
  const [imageUrl = ""] = await keepPictures([picture], (bytes) => store.keep("picture", name, bytes));
  await changeCatalogue(async (tx) => {
    const { stored: now } = await findPost(tx, id);
    const theirs = writePost(now);
    const [last = null] = await listRecordChanges(tx, "blog", now.external_id, 1);
    refuseUnseenFile({ what: "cover", seen, now: theirs.imageUrl ?? "", sent: imageUrl }, last);
    const fields = { ...theirs, imageUrl, imageAlt: alt };
    await storePost(tx, actor, checkPost(fields, besides(now)));
  });
}

async function findPost(db: Pick<DeskDatabase, "execute">, id: number): Promise<KnownPost> {
  const known = await findStoredPost(db, id);
  if (!known) throw new Refusal("invalid", "This post is not there any more.");
  return known;
}

function besides(post: PreparedPost): Parameters<typeof checkPost>[1] {
  const { external_id, is_active, is_draft, created_at, markdown, body } = post;
  return { external_id, is_active, is_draft, created_at, html: markdown ? "" : body };
}

function newPost(): Parameters<typeof checkPost>[1] {
  const external_id = `desk-${randomBytes(4).toString("hex")}`;
  return { external_id, is_active: false, is_draft: true, created_at: new Date().toISOString(), html: "" };
}

async function storePost(tx: ImportDatabase, { email: who }: Actor, post: PreparedPost, undoes?: number) {
  refuseRefused(await storeOne(tx, { post }, { who, undoes }));
}

/** An address belongs to one post, whether it came from a file or from the desk; one that visitors know stays. */
async function refuseSlug(
  tx: ImportDatabase,
  post: PreparedPost,
  known: KnownPost | null,
  typed: string,
): Promise<void> {
  if (!typed.trim()) return;
  const isKept = known && !known.stored.is_draft && known.stored.slug !== post.slug;
  const taken = await findPostAt(tx, post.slug, post.external_id);
  if (!isKept && taken === null) return;
  const msg = isKept
    ? `Address stays ${known.stored.slug}: the post was on the site, and links lead there`
    : `Address "${post.slug}" belongs to the post “${taken}” already`;
  throw new Refusal("invalid", `Nothing was saved. ${msg}.`, { errors: [{ path: "slug", msg }] });
}

const mostChanges = 1_000;
const withForms = (change: RecordChange) => ({ ...change, forms: postFormsOf(change) });

/** Takes one change of a post back, as one of a project is (`undoChange`). */
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
    const later = changes.filter((one) => one.importId > importId).map(withForms);
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
