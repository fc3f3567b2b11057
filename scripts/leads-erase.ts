import { existsSync } from "node:fs";
import { elsewhere } from "@/lib/desk/store/lead-work-mutations";
import { noteErased } from "@/lib/enquiries/intake/erased-list";
import { eraseAgain, eraseLeads, type Erased } from "@/lib/enquiries/staff/lead-erase-mutations";
import { isPhoneOf, parsePhoneQuery, type PhoneQuery } from "@/lib/enquiries/forms/lead-phone";
import { eraseFromSpools, spoolFolder } from "@/lib/enquiries/intake/lead-spool";
import { eraseMailbox } from "@/lib/saved-searches/store/saved-search-mutations";
import { formatCount } from "@/lib/base/format";
import { withDatabaseUrl } from "./launcher/database-url";
import { readArguments, runStaffCommand, wrongCommand } from "./staff-command";

const name = "leads:erase";
const usage = `Erases a person who asks for it, while the site runs: from all leads with the number, from what was to be sent
about them, from what waits on the disk, for another backend too (what that has already is erased there), and the saved
searches of the addresses in these leads. The CRM is told. Kind, day and project of the leads stay, so that the count stays.

  npm run leads:erase -- --phone NUMBER
  npm run leads:erase -- --email ADDRESS
  npm run leads:erase -- --again FILE

The second deletes the saved searches of an address, in any of its spellings; leads are found by their number alone. The third
erases again who is in a list of erased people (DATA_DIR/erased-people), after a backup was brought back.

NUMBER is 9876543210, with or without 0 or 91 before it, blanks or dashes in it: then the last ten digits decide,
whatever the country. With a plus, as in +919876543210, it is exactly that number.`;

process.exitCode = await runStaffCommand(async () => {
  const text = { type: "string" } as const;
  const { help, phone, email, again } = readArguments(name, {
    options: { phone: text, email: text, again: text, help: { type: "boolean" } },
  }).values;
  if (help) return console.log(usage);
  if (again !== undefined && phone === undefined && email === undefined) return eraseListed(again);
  if (email !== undefined && phone === undefined) return eraseSavedSearches(email);
  if (phone === undefined || email !== undefined)
    throw wrongCommand(name, "--phone or --email is needed: whose data is to be erased?");
  const query = parsePhoneQuery(phone);
  if (!query) throw wrongCommand(name, "--phone must be a number of ten digits, or a whole one with a plus.");
  const erased = await withDatabaseUrl(
    (databaseUrl) => eraseLeads(databaseUrl, query, elsewhere),
    () => eraseWaiting(query),
  );
  console.log(sentenceOf(erased, "There is no lead with this number. Nothing was erased."));
});

async function eraseListed(list: string): Promise<void> {
  if (!existsSync(list)) throw wrongCommand(name, `--again: there is no file ${list}.`);
  const erased = await withDatabaseUrl((databaseUrl) => eraseAgain(databaseUrl, list, elsewhere)).catch(
    (error: unknown) => {
      throw error instanceof SyntaxError ? wrongCommand(name, error.message) : error;
    },
  );
  console.log(sentenceOf(erased, "Nobody of the list is here. Nothing was erased."));
}

async function eraseSavedSearches(email: string): Promise<void> {
  if (!/^[^\s@]+@[^\s@]+$/.test(email.trim())) throw wrongCommand(name, "--email must be an email address.");
  const count = await withDatabaseUrl((databaseUrl) => eraseMailbox(databaseUrl, email));
  console.log(
    count > 0
      ? `Deleted ${formatCount(count, "saved search", "saved searches")} of this address, and the address.`
      : "There is no saved search of this address. Nothing was deleted.",
  );
}

/** Of a site on another backend, which has no database: what waits for that on the disk; null where nothing ever did. */
async function eraseWaiting(query: PhoneQuery): Promise<Erased | null> {
  if (!existsSync(spoolFolder(undefined, true))) return null;
  await noteErased("exact" in query ? { phone: query.exact } : query);
  const waiting = await eraseFromSpools(({ phone }) => isPhoneOf(query, phone));
  return { leads: 0, searches: 0, waiting };
}

function sentenceOf({ leads, waiting, searches }: Erased, none: string): string {
  const sentences: string[] = [];
  if (leads > 0) {
    const whose = leads === 1 ? "Its" : "Their";
    sentences.push(`Erased ${formatCount(leads, "lead")}. ${whose} kind, day and project stay in the count.`);
  }
  if (waiting > 0)
    sentences.push(`Erased ${formatCount(waiting, "lead")} that waited on the disk: nothing of it stays.`);
  if (searches > 0)
    sentences.push(`Deleted ${formatCount(searches, "saved search", "saved searches")} of their addresses.`);
  return sentences.join("\n") || none;
}
