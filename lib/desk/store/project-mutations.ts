import { randomBytes } from "node:crypto";
import "server-only";
import { Refusal } from "@/lib/base/refusal";
import { toSlug } from "@/lib/base/slug";
import { writeForm } from "@/lib/catalogue/check/write-form";
import { type FormFields, readForm } from "@/lib/catalogue/read/read-form";
import { hideOne, removeOne, storeOne, takeOneBack } from "@/lib/catalogue/run/store-one";
import { raiseVersion } from "@/lib/catalogue/store/catalogue-mutations";
import { listRecordChanges } from "@/lib/catalogue/store/import-log";
import { noteAccepted, noteChecked, storeDoubts } from "@/lib/catalogue/store/project-check-mutations";
import { forgetPage, momentOfImport } from "@/lib/catalogue/store/project-history-mutations";
import type { ImportDatabase } from "@/lib/catalogue/store/store-batch";
import { findByKey, findStored, type KnownProject } from "@/lib/catalogue/store/stored-record-queries";
import { rowField } from "@/lib/desk/forms/form-field";
import { fieldLabel, projectNames, rowTitles, sayReading } from "@/lib/desk/forms/project-fields";
import type { UploadStore } from "@/lib/media/upload-address";
import { uploadStore } from "@/lib/media/upload-store";
import { checkProject, signChecks } from "./check-project";
import { changeCatalogue, deskDatabase } from "./desk-database";
import { keepAll, lookAtBrochure, lookAtPictures, refuseFiles, withPictures } from "./desk-media";
import { changedParts, type Later, refuseUnseenFile, withoutChange } from "./form-changes";
import { mergeSent } from "./merge-forms";
import { formsOf } from "./project-work-queries";
import { registrationGap } from "@/lib/projects/project/rera-number";
import { type Actor, requireRole } from "./staff";

/** What a form sends besides its fields: which content was seen, that what looks wrong is right, and drawings by their row. */
type SentProject = {
  version: string;
  looksRight: boolean;
  fields: FormFields;
  drawings?: ReadonlyMap<number, File>;
};
/** `guesses`: cells of which a meaning was chosen, and what is not said any more, a sentence each. */
type SavedProject = { id: number; guesses: string[] };

/**
 * Stores a project as an import of that one record would: the same checks, doubts and sentences. `id`: `null` for a new one.
 * Nobody overwrites what he has not seen: only the fields that were changed of `version` are (`mergeSent`).
 */
export async function saveProject(
  actor: Actor,
  id: number | null,
  { version, looksRight, fields: sent, drawings = new Map() }: SentProject,
  store: UploadStore = uploadStore(),
): Promise<SavedProject> {
  requireRole(actor, "editor");
  const name = toSlug(sent.name ?? "", "project").slice(0, 60);
  const fields = await withPictures(sent, { kind: "floorplans", pictures: drawings, name }, store);
  return changeCatalogue(async (tx) => {
    const known = id === null ? null : await findKnown(tx, id);
    const key = known?.stored.row.external_id ?? (fields.externalId?.trim() || newKey());
    const form = readForm({ ...fields, externalId: key });
    const was = known?.stored.row;
    const typed = await checkProject(tx, form, looksRight, was);
    if (!known) await refuseTaken(tx, key);
    const yours = writeForm(typed.project, typed.place);
    const theirs = known && writeForm(known.stored, known.place);
    const both = theirs && { version, theirs, yours, names: projectNames };
    const merged = both ? await mergeSent("project", both, () => listLater(tx, key)) : yours;
    const isTyped = changedParts(merged, yours).length === 0;
    const whole = isTyped ? typed : await checkProject(tx, readForm(merged), looksRight, was);
    const { project, outdated } = signChecks(whole.project, known?.stored, actor.email);
    const isSame = theirs !== null && changedParts(theirs, merged).length === 0;
    if (!isSame) refuseRefused(await storeOne(tx, { project }, { who: actor.email }));
    const saved = await findByKey(tx, key);
    if (!saved) throw new Error("The project that was stored is not there.");
    await noteSaved(tx, { id: saved.id, key, who: actor.email, looksRight });
    const guesses = [...form.guesses, ...typed.notes].map(({ text }) => sayReading(text));
    return { id: saved.id, guesses: [...guesses, ...outdated] };
  });
}

/** The changes of a project as fields of its form, the newest first. */
async function listLater(tx: ImportDatabase, key: string): Promise<Later[]> {
  const changes = await listRecordChanges(tx, "project", key, mostChanges);
  const forms = await formsOf(tx, changes);
  return changes.map((one) => ({ ...one, forms: forms.get(one) }));
}

/** Puts a project on the site, or takes it out of it; its content stays. */
export async function setOnSite(actor: Actor, id: number, isActive: boolean): Promise<void> {
  requireRole(actor, "editor");
  await changeCatalogue(async (tx) => {
    const { stored, place } = await findKnown(tx, id);
    if (stored.row.is_active === isActive) return;
    if (!isActive) return hideOne(tx, "project", stored.row.external_id, { who: actor.email });
    // What is to be seen is checked like any other, but for what looks wrong: that was asked when it was saved.
    const form = readForm({ ...writeForm(stored, place), isActive: "yes" });
    const { project } = await checkProject(tx, form, true);
    const gap = registrationGap(writeForm(project, place), place.state);
    if (gap) throw new Refusal("invalid", `It was not put on the site. ${sayReading(gap)}.`);
    refuseRefused(await storeOne(tx, { project }, { who: actor.email }));
  });
}

/** Removes the page of a project that is no longer sold, with its history: it should never have been on the site. */
export async function forgetProject(actor: Actor, id: number): Promise<void> {
  requireRole(actor, "editor");
  await changeCatalogue(async (tx) => {
    const { stored } = await findKnown(tx, id);
    if (stored.row.is_active) throw new Refusal("invalid", "This project is on the site: take it off first.");
    await forgetPage(tx, stored.row.external_id);
    await raiseVersion(tx);
  });
}

/** Deletes a project that visitors never came to know. */
export async function deleteProject(actor: Actor, id: number): Promise<void> {
  requireRole(actor, "editor");
  await changeCatalogue(async (tx) => {
    const { stored } = await findKnown(tx, id);
    if (stored.row.is_active) throw new Refusal("invalid", "This project is on the site: take it off first.");
    if (!(await removeOne(tx, stored.row.external_id, { who: actor.email })))
      throw new Refusal(
        "invalid",
        "This project is not deleted: visitors have its page, or a lead is about it. It stays off the site.",
      );
  });
}

/** Somebody has looked at a project today, and everything is as it should be. */
export async function markChecked(actor: Actor, id: number): Promise<void> {
  requireRole(actor, "editor");
  const db = deskDatabase();
  const known = await findKnown(db, id);
  await noteChecked(db, known.id, actor.email);
}

async function findKnown(db: Pick<ImportDatabase, "execute">, id: number): Promise<KnownProject> {
  const known = await findStored(db, id);
  if (!known) throw new Refusal("invalid", "This project is not there any more.");
  return known;
}

/** Of its own a project has no key: files that should change it later have to name this one. */
function newKey(): string {
  return `desk-${randomBytes(4).toString("hex")}`;
}

async function refuseTaken(tx: ImportDatabase, key: string): Promise<void> {
  const taken = await findByKey(tx, key);
  if (!taken) return;
  const msg = `Key "${key}" belongs to ${taken.name} already.`;
  throw new Refusal("invalid", `Nothing was saved. ${msg}`, { errors: [{ path: "externalId", msg }] });
}

export function refuseRefused(reason: string | null): void {
  if (reason !== null) throw new Refusal("invalid", `Nothing was saved: ${reason}.`);
}

type Saved = { id: number; key: string; who: string; looksRight: boolean };

/** Whoever saves a project has looked after it; nothing of it looks wrong, or somebody has said that it is right. */
async function noteSaved(tx: ImportDatabase, { id, key, who, looksRight }: Saved): Promise<void> {
  await noteChecked(tx, id, who);
  if (looksRight) await noteAccepted(tx, [key]);
  else await storeDoubts(tx, [{ id, readAt: "now", doubts: [] }]);
}

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

/** `note`: what the pictures are, when they are no photos; `seen`: the brochure that the page showed. */
type SentFiles = {
  pictures: readonly File[];
  brochure: File | null;
  album: string;
  note: string;
  seen?: string;
};

const mostPictures = 20;

/**
 * Adds pictures and a brochure to a project, as one change of its history; resolves with a sentence for each file that can't be
 * taken, and rejects when none can. The first picture becomes the main one of a project that has none. What is taken back
 * leaves the project; its files stay, for what shows them yet.
 */
export async function addFiles(
  actor: Actor,
  id: number,
  { pictures, brochure, album, note, seen }: SentFiles,
  store: UploadStore = uploadStore(),
): Promise<string[]> {
  requireRole(actor, "editor");
  if (pictures.length === 0 && !brochure)
    throw new Refusal("invalid", "Please choose a picture or a brochure.");
  if (pictures.length > mostPictures)
    throw new Refusal("invalid", `Please send at most ${mostPictures} pictures at once.`);
  const { stored } = await findKnown(deskDatabase(), id);
  const name = toSlug(stored.row.name, "project").slice(0, 60);
  const [seenPictures, seenPdf] = [
    await lookAtPictures(pictures),
    brochure && (await lookAtBrochure(brochure)),
  ];
  const refused = [...seenPictures.refused, ...(seenPdf?.refused ?? [])];
  if (refused.length === pictures.length + (brochure ? 1 : 0)) refuseFiles(refused);
  const keep = (bytes: Buffer, kind: "picture" | "brochure") => store.keep(kind, name, bytes);
  const links = await keepAll(seenPictures.taken, keep);
  const [pdf = null] = await keepAll(seenPdf?.taken ?? [], keep);
  await changeCatalogue(async (tx) => {
    const known = await findKnown(tx, id);
    const now = writeForm(known.stored, known.place);
    const [last = null] = await listRecordChanges(tx, "project", known.stored.row.external_id, 1);
    refuseUnseenFile({ what: "brochure", seen, now: now.brochure ?? "", sent: pdf }, last);
    const fields = withFiles(now, known.stored.media.length, {
      ...{ links, pdf, album, note },
    });
    const { project } = await checkProject(tx, readForm(fields), true);
    refuseRefused(await storeOne(tx, { project }, { who: actor.email }));
  });
  return refused;
}

type Kept = { links: readonly string[]; pdf: string | null; album: string; note: string };

/** Pictures that it has already are not added again: a form that is pressed twice is sent twice. */
function withFiles(fields: FormFields, pictures: number, { links, pdf, album, note }: Kept): FormFields {
  const had = new Set(Object.values(fields));
  const added = [...new Set(links)].filter((link) => !had.has(link));
  const rows = added.flatMap((link, at) => {
    const row = (name: string) => rowField("galleries", pictures + at, name);
    return [
      [row("mediaLink"), link],
      [row("galleryType"), album],
      [row("mediaNote"), note],
    ] as const;
  });
  const [first] = added;
  return {
    ...fields,
    ...Object.fromEntries(rows),
    ...(first && !fields.imageUrl ? { imageUrl: first, mediaNote: note } : {}),
    ...(pdf ? { brochure: pdf } : {}),
  };
}
