import "server-only";
import { sql } from "drizzle-orm";
import { Refusal } from "@/lib/base/refusal";
import { noChoices } from "@/lib/catalogue/read/sheet-shape";
import type { FileChoices } from "@/lib/desk/forms/file-columns";
import type { FileLook } from "@/lib/desk/forms/file-look";
import type { DeskDatabase } from "./desk-database";
import { runFile, type SentFile } from "./file-look";

/** A file that was sent, as it is kept. `isBusy`: it is being imported just now. */
export type KeptFile = SentFile & {
  id: string;
  choices: FileChoices;
  sender: string | null;
  revision: number;
  look: FileLook;
  importId: number | null;
  isBusy: boolean;
};

type Change = Partial<Pick<KeptFile, "accepted" | "choices">>;

/** A site that was stopped while it imported leaves a mark, which soon counts no more. */
const isFree = sql`(importing_since is null or importing_since < now() - interval '5 minutes')`;

export async function readSentFile(db: DeskDatabase, id: string): Promise<KeptFile> {
  const { rows } = await db.execute<Omit<KeptFile, "choices"> & { choices: FileChoices | null }>(sql`
    select id, name, content, accepted, choices, sender, revision, look, import_id as "importId", not ${isFree} as "isBusy"
    from desk_files where id = ${id}`);
  const [file] = rows;
  if (!file) throw new Refusal("invalid", "This file is not kept any more. Please send it again.");
  return { ...file, choices: file.choices ?? noChoices };
}

export function refuseImported({ importId }: Pick<KeptFile, "importId">): void {
  if (importId !== null) throw new Refusal("conflict", "This file was imported already.");
}

const importing = "Somebody is importing this file already.";

const mostTries = 5;

/**
 * Changes something about a file, and looks at it again: both or none. When somebody else changed it meanwhile, `change` is
 * asked once more, about the file as it is now.
 */
export async function changeFile(
  db: DeskDatabase,
  id: string,
  change: (file: KeptFile) => Change | Promise<Change>,
): Promise<void> {
  for (let tries = 0; tries < mostTries; tries++) {
    const file = await readSentFile(db, id);
    refuseImported(file);
    if (file.isBusy) throw new Refusal("conflict", importing);
    const changed = { ...file, ...(await change(file)) };
    const { look } = await runFile(db, changed, { dryRun: true });
    if (await store(db, { ...changed, look })) return;
  }
  throw new Refusal("unavailable", "Others are changing this file just now. Please try again.");
}

/** Whether nobody was quicker. */
async function store(
  db: DeskDatabase,
  { id, revision, look, accepted, choices }: KeptFile,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update desk_files set look = ${JSON.stringify(look)}::jsonb, choices = ${JSON.stringify(choices)}::jsonb,
      accepted = ${sql.param([...accepted].sort((one, other) => one - other))}::integer[], revision = revision + 1
    where id = ${id} and revision = ${revision} and import_id is null and ${isFree} returning id`);
  return rows.length > 0;
}
