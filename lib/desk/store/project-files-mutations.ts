import "server-only";
import { Refusal } from "@/lib/base/refusal";
import { toSlug } from "@/lib/base/slug";
import { writeForm } from "@/lib/catalogue/check/write-form";
import { readForm, type FormFields } from "@/lib/catalogue/read/read-form";
import { listRecordChanges } from "@/lib/catalogue/store/import-log";
import { storeOne } from "@/lib/catalogue/run/store-one";
import { rowField } from "@/lib/desk/forms/form-field";
import { isPdf } from "@/lib/media/take-upload";
import type { UploadStore } from "@/lib/media/upload-address";
import { uploadStore } from "@/lib/media/upload-store";
import { requireRole, type Actor } from "./staff";
import { changeCatalogue, deskDatabase } from "./desk-database";
import { checkProject } from "./check-project";
import { keepPictures } from "./desk-media";
import { refuseUnseenFile } from "./form-changes";
import { findKnown, refuseRefused } from "./project-mutations";

/** `note`: what the pictures are, when they are no photos; `seen`: the brochure that the page showed. */
export type SentFiles = {
  pictures: readonly File[];
  brochure: File | null;
  album: string;
  note: string;
  seen?: string;
};

const mostPictures = 20;

/**
 * Adds pictures and a brochure to a project, as one change of its history. The first picture becomes the main one of a project
 * that has none. What is taken back leaves the project; its files stay, for what shows them yet.
 */
export async function addFiles(
  actor: Actor,
  id: number,
  { pictures, brochure, album, note, seen }: SentFiles,
  store: UploadStore = uploadStore(),
): Promise<void> {
  requireRole(actor, "editor");
  if (pictures.length === 0 && !brochure)
    throw new Refusal("invalid", "Please choose a picture or a brochure.");
  if (pictures.length > mostPictures)
    throw new Refusal("invalid", `Please send at most ${mostPictures} pictures at once.`);
  const { stored } = await findKnown(deskDatabase(), id);
  const name = toSlug(stored.row.name, "project").slice(0, 60);
  const links = await keepPictures(pictures, (bytes) => store.keep("picture", name, bytes));
  const pdf = brochure && (await keepBrochure(brochure, (bytes) => store.keep("brochure", name, bytes)));
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
}

async function keepBrochure(brochure: File, keep: (bytes: Buffer) => Promise<string>): Promise<string> {
  const bytes = Buffer.from(await brochure.arrayBuffer());
  if (!isPdf(bytes))
    throw new Refusal("invalid", `Nothing was added: ${brochure.name || "the brochure"} is no PDF.`);
  return keep(bytes);
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
