import { existsSync } from "node:fs";
import { drainSpool } from "@/lib/enquiries/intake/drain-spool";
import { eraseLeads, type Erased } from "@/lib/enquiries/staff/lead-erase-mutations";
import { isPhoneOf, parsePhoneQuery, type PhoneQuery } from "@/lib/enquiries/forms/lead-phone";
import { eraseFromSpools, spoolFolder } from "@/lib/enquiries/intake/lead-spool";
import { eraseMailbox } from "@/lib/saved-searches/store/saved-search-mutations";
import { formatCount } from "@/lib/base/format";
import { withDatabaseUrl } from "./launcher/database-url";
import { readArguments, runStaffCommand, wrongCommand } from "./staff-command";

const name = "leads:erase";
const usage = `Erases a person who asks for it, while the site runs: from all leads with the number, from what was to be sent
about them, and from what waits on the disk, for another backend too (what that has already is erased there). Kind, day and
project of the leads stay, so that the count stays.

  npm run leads:erase -- --phone NUMBER
  npm run leads:erase -- --email ADDRESS

The second deletes the saved searches of an address, in any of its spellings; leads are found by their number alone.

NUMBER is 9876543210, with or without 0 or 91 before it, blanks or dashes in it: then the last ten digits decide,
whatever the country. With a plus, as in +919876543210, it is exactly that number.`;

process.exitCode = await runStaffCommand(async () => {
  const { help, phone, email } = readArguments(name, {
    options: { phone: { type: "string" }, email: { type: "string" }, help: { type: "boolean" } },
  }).values;
  if (help) return console.log(usage);
  if (email !== undefined && phone === undefined) return eraseSavedSearches(email);
  if (phone === undefined || email !== undefined)
    throw wrongCommand(name, "--phone or --email is needed: whose data is to be erased?");
  const query = parsePhoneQuery(phone);
  if (!query) throw wrongCommand(name, "--phone must be a number of ten digits, or a whole one with a plus.");
  const spool = { drain: drainSpool, erase: eraseFromSpools };
  const erased = await withDatabaseUrl(
    (databaseUrl) => eraseLeads(databaseUrl, query, spool),
    () => eraseWaiting(query),
  );
  console.log(sentenceOf(erased));
});

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
  return { leads: 0, waiting: await eraseFromSpools(({ phone }) => isPhoneOf(query, phone)) };
}

function sentenceOf({ leads, waiting }: Erased): string {
  const sentences: string[] = [];
  if (leads > 0) {
    const whose = leads === 1 ? "Its" : "Their";
    sentences.push(`Erased ${formatCount(leads, "lead")}. ${whose} kind, day and project stay in the count.`);
  }
  if (waiting > 0)
    sentences.push(`Erased ${formatCount(waiting, "lead")} that waited on the disk: nothing of it stays.`);
  return sentences.join("\n") || "There is no lead with this number. Nothing was erased.";
}
