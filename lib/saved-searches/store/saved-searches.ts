import "server-only";
import { savedSearchMessages as messages, widestSearch } from "@/content/saved-search-words";
import type { Language } from "@/lib/base/language";
import { Refusal } from "@/lib/base/refusal";
import {
  isLeadStoreDown,
  leadDatabase,
  type LeadDatabase,
  loggableReason,
} from "@/lib/enquiries/store/lead-store";
import { env } from "@/lib/process/env";
import { log } from "@/lib/process/log";
import { toProjectQuery } from "@/lib/projects/listing/project-query";
import { nextMorning } from "@/lib/saved-searches/forms/search-news";
import type { SavedSearches, SavedWish } from "@/lib/saved-searches/forms/saved-search-schema";
import type { SavedQuery } from "@/lib/saved-searches/forms/saved-query";
import { askForSearch, changeSearches, confirmSearch, erasePerson } from "./saved-search-mutations";
import {
  findHomes,
  hasPerson,
  linkOfToken,
  listSearches,
  type SavedLink,
  savedToken,
} from "./saved-search-queries";

/** Whether this site sends mails of saved searches: its own database has them, and mail is set up. */
export function sendsSavedSearches({ API_BASE_URL, SMTP_URL, MAIL_FROM } = env()): boolean {
  return !API_BASE_URL && Boolean(SMTP_URL && MAIL_FROM);
}

/**
 * Keeps a search for an address until its link confirms it. Rejects with a `Refusal`: `invalid` for a search that no list
 * understands or that finds too much, `unavailable` where no mails are sent or nothing can be stored.
 */
export async function askToSave(
  email: string,
  { filters, query, unknown }: SavedQuery,
  language: Language,
): Promise<void> {
  if (!sendsSavedSearches()) throw new Refusal("unavailable", messages.off);
  const [first] = unknown;
  if (first) throw wrong(`We don't know the ${first.of} '${first.value}'.`);
  await noted(async () => {
    const found = await findHomes(toProjectQuery(filters), widestSearch + 1);
    if (found.length > widestSearch) throw wrong(messages.wide);
    await askForSearch(database(), { email, query, language, found });
  }, messages.failed);
}

/** What a link opens. Rejects with a `Refusal`: `missing` for what is not ours or gone, `unavailable`. */
export async function readSaved(token: string): Promise<SavedSearches> {
  const link = linkOf(token);
  return noted(() => read(link), messages.unreadable);
}

/**
 * Does what the person wishes and says how it is then; null once all is deleted. `language`: of the page on which that was, in
 * which the mails go on. Rejects like `readSaved`.
 */
export async function changeSaved(
  token: string,
  { to, search }: { to: SavedWish; search?: string | undefined },
  language: Language | null = null,
): Promise<SavedSearches | null> {
  const link = linkOf(token);
  return noted(async () => {
    const isDone = await change(database(), link, { to, search: search ?? null, language });
    if (!isDone) throw new Refusal("missing", messages.gone);
    return to === "erase" ? null : read(await wholeLink(link));
  }, messages.failed);
}

async function change(
  db: LeadDatabase,
  link: SavedLink,
  { to, search, language }: { to: SavedWish; search: string | null; language: Language | null },
): Promise<boolean> {
  if (to === "confirm") {
    if (link.kind !== "one") return false;
    return confirmSearch(db, link.id, nextMorning(new Date(), env().SAVED_SEARCH_HOURS), language);
  }
  if (link.kind === "one") return false;
  if (to === "erase") return erasePerson(db, link.id);
  if (to === "stop-all") return (await changeSearches(db, link.id, null, "stop")) || hasPerson(db, link.id);
  return search !== null && changeSearches(db, link.id, search, to, language);
}

async function read(link: SavedLink): Promise<SavedSearches> {
  const rows = await listSearches(database(), link);
  const [first] = rows;
  if (!first && !(link.kind === "all" && (await hasPerson(database(), link.id))))
    throw new Refusal("missing", messages.gone);
  // Once confirmed, the link of the first mail opens what those of the others do.
  if (link.kind === "one" && first && first.state !== "asked") return read({ kind: "all", id: first.person });
  return {
    kind: link.kind,
    token: savedToken(link),
    searches: rows.map(({ person: _, ...search }) => search),
  };
}

async function wholeLink(link: SavedLink): Promise<SavedLink> {
  if (link.kind === "all") return link;
  const [row] = await listSearches(database(), link);
  return row ? { kind: "all", id: row.person } : link;
}

function linkOf(token: string): SavedLink {
  const link = linkOfToken(token);
  if (!link) throw new Refusal("missing", messages.unknown);
  return link;
}

function database(): LeadDatabase {
  if (env().API_BASE_URL) throw new Refusal("unavailable", messages.off);
  if (isLeadStoreDown()) throw new Refusal("unavailable", messages.failed);
  return leadDatabase();
}

function wrong(msg: string): Refusal {
  return new Refusal("invalid", msg, { errors: [{ path: "search", msg }] });
}

/** What fails for another reason than a refusal has this sentence, and its reason in the log. */
async function noted<T>(run: () => Promise<T>, sentence: string): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    log("error", "Saved searches could not be read or changed", { reason: loggableReason(error) });
    throw new Refusal("unavailable", sentence);
  }
}
