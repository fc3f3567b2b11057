import { stringify } from "csv-stringify/sync";
import { sql } from "drizzle-orm";
import "server-only";
import { Refusal } from "@/lib/base/refusal";
import type { TakenFile } from "@/lib/desk/forms/lead-file";
import { sayChannels } from "@/lib/enquiries/forms/contact-rules";
import { receiveOutsideLead } from "@/lib/enquiries/intake/receive-outside-lead";
import { log } from "@/lib/process/log";
import { deskDatabase, type DeskDatabase } from "./desk-database";
import {
  countFates,
  type KeptLeadFile,
  readKeptLeadFile,
  sortLeadFile,
  type SortedLeadFile,
  type SortedPerson,
} from "./lead-file";
import { type Actor, requireRole } from "./staff";

/** At a time: visitors want the database too. */
const atOnce = 4;

/**
 * Makes leads of the rows that are new, and forgets the file. What is there already is left as it is, so it can be done again
 * after it was interrupted, twice, and by two. Null: the file is not kept any more. `"part"`: there are more rows than one
 * request takes in its time; the file stays. `revision`: the columns that were seen.
 */
export async function takeLeadFile(
  actor: Actor,
  id: string,
  revision: number,
  db: DeskDatabase = deskDatabase(),
  patienceMs = 20_000,
): Promise<TakenFile | "part" | null> {
  requireRole(actor, "editor");
  const file = await readKeptLeadFile(db, id);
  if (!file) return null;
  if (file.choices.revision !== revision)
    throw new Refusal(
      "conflict",
      "Somebody chose columns while you had this open. Nothing was taken; please look at the rows again.",
    );
  const sorted = await sortLeadFile(db, file);
  const waiting = sorted.people.filter(({ fate }) => fate === "new");
  const ends = Date.now() + patienceMs;
  const take = async () => {
    while (Date.now() < ends) {
      const person = waiting.shift();
      if (!person) return;
      await takePerson(actor, file, person);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, take));
  if (waiting.length > 0) return "part";
  await db.execute(sql`delete from lead_files where id = ${id}`);
  const counts = countFates(sorted.people);
  log("info", "Leads of a file were taken", { by: actor.id, ...counts });
  return { source: file.source, counts, rest: restOf(sorted) };
}

async function takePerson(actor: Actor, { name, source, choices }: KeptLeadFile, person: SortedPerson) {
  const { key, channels, at } = person;
  const how = `Agreed to be contacted by ${sayChannels(channels)}. How: ${choices.how}.`;
  try {
    await receiveOutsideLead(
      {
        ...{ key, body: key, name: person.name, phone: person.phone!, email: person.email }, // one without a number is not new
        ...{ message: person.message, project: person.project, origin: source, receivedAt: at },
        consent: {
          text: `${how} From the file “${name}” of ${source}, brought in by ${actor.name}.`,
          ...{ version: "file-2026-11-30", channels, at },
        },
        addedBy: { id: actor.id, name: actor.name, email: actor.email, hasSpoken: false, isOfFile: true },
      },
      "Another lead has the key of this row.",
    );
  } catch (error) {
    if (!(error instanceof Refusal) || error.reason === "unavailable") throw error;
    Object.assign(person, { fate: "refused", reason: error.message });
  }
}

/** The rows that are no new leads, with the reason in front; a spreadsheet reads no cell of it as a formula. */
function restOf({ sheet, people }: SortedLeadFile): string {
  const rest = people.filter(({ fate }) => fate !== "new");
  if (rest.length === 0) return "";
  return stringify(
    [["Why it was not taken", ...sheet.headings], ...rest.map(({ reason, cells }) => [reason, ...cells])],
    {
      bom: true,
      escape_formulas: true,
      record_delimiter: "windows",
    },
  );
}
