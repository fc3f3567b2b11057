import type { Task } from "graphile-worker";
import { setTimeout as pause } from "node:timers/promises";
import "server-only";
import { indianDay } from "@/lib/base/indian-day";
import type { Language } from "@/lib/base/language";
import { failureReason } from "@/lib/enquiries/deliver/deliver-lead";
import type { LeadMail } from "@/lib/enquiries/deliver/lead-mail";
import { sendMail } from "@/lib/enquiries/deliver/send-mail";
import {
  isRefusedByTables,
  type LeadDatabase,
  leadDatabase,
  loggableReason,
} from "@/lib/enquiries/store/lead-store";
import { log } from "@/lib/process/log";
import { processSlot } from "@/lib/process/process-state.mjs";
import { toProjectQuery } from "@/lib/projects/listing/project-query";
import { listProjectsByIds } from "@/lib/projects/store/project-queries";
import { readSavedText } from "@/lib/saved-searches/forms/saved-query";
import {
  type FoundHome,
  type HomeNews,
  isMailingTime,
  knownAfter,
  type MailingHours,
  mostKnown,
  nextMorning,
  searchNews,
} from "@/lib/saved-searches/forms/search-news";
import {
  type AskedJob,
  askedMailTask,
  enqueueDue,
  forgetOld,
  newsMailTask,
  rememberKnown,
  rememberTold,
} from "@/lib/saved-searches/store/saved-search-mutations";
import {
  areSent,
  findAsked,
  findHomes,
  findSent,
  type SentSearch,
} from "@/lib/saved-searches/store/saved-search-queries";
import { askedMail, newsMail, type NewsOfSearch, type SavedMailSettings } from "./saved-mails";

type SavedSettings = Partial<SavedMailSettings> &
  Pick<SavedMailSettings, "SITE_URL"> & { SMTP_URL?: string; SAVED_SEARCH_HOURS: MailingHours };
type Work = {
  db: LeadDatabase;
  settings: SavedSettings;
  now?: () => Date;
  signal?: AbortSignal;
};

/** The tasks of the queue that are about saved searches; jobs hold ids alone. */
export function savedSearchTasks(work: Work): Record<string, Task> {
  return {
    [askedMailTask]: (payload) => sendAsked(work, payload as AskedJob), // as `enqueueMail` writes it
    [newsMailTask]: (payload) => sendNews(work, (payload as { id: string }).id), // as `enqueueDue` writes it
  };
}

/** Sends the mail that a form asked for; nothing where it is gone, or mail is not set up. Rejects if it could not be sent. */
async function sendAsked({ db, settings }: Work, { id, mail, language = "en" }: AskedJob): Promise<void> {
  const [asked, from] = [await findAsked(db, id), senderOf(settings)];
  if (!asked || !from) return;
  await send(askedMail({ id, mail, language, ...asked }, from), from);
}

/**
 * Tells a person what is new of all searches, in one mail, and remembers it; nothing where nothing is new, after the hours of
 * such mails, and twice on a day. Rejects if the mail could not be sent: then nothing counts as told, and the next try has it.
 */
export async function sendNews(work: Work, person: string): Promise<void> {
  const { db, settings, now = () => new Date() } = work;
  const [from, at] = [senderOf(settings), now()];
  // What is not sent today is part of tomorrow's mail.
  if (!from || !isMailingTime(at, settings.SAVED_SEARCH_HOURS)) return;
  const sent = await findSent(db, person);
  if (!sent || (sent.mailedAt && indianDay(sent.mailedAt) === indianDay(at))) return;
  const looked = await lookAt(sent.searches);
  const mail = await writeNews({ person, email: sent.email, language: sent.language, now: at }, looked, from);
  if (!mail) {
    for (const { id, known, isChanged } of looked) if (isChanged) await rememberKnown(db, id, known);
    return;
  }
  // Somebody who stopped a search meanwhile hears nothing more of it.
  const ids = looked.map(({ id }) => id);
  if (!(await areSent(db, ids))) return sendNews(work, person);
  await send(mail, from);
  await insist(() => rememberTold(db, person, looked, at), work.signal);
  log("info", "A person was told what is new of saved searches", { searches: ids.length });
}

function senderOf({ SMTP_URL, MAIL_FROM, SITE_URL }: SavedSettings) {
  return SMTP_URL && MAIL_FROM ? { SMTP_URL, MAIL_FROM, SITE_URL } : null;
}

async function send(mail: LeadMail, { SMTP_URL, MAIL_FROM }: { SMTP_URL: string; MAIL_FROM: string }) {
  try {
    await sendMail(mail, SMTP_URL, MAIL_FROM);
  } catch (error) {
    const reason = failureReason(error, "");
    log("warn", "A mail of saved searches was not sent, it is tried again", { reason });
    throw new Error(reason);
  }
}

/** What was sent is remembered, however long the database is away, so that it is not sent again. */
async function insist(tell: () => Promise<void>, signal?: AbortSignal): Promise<void> {
  for (;;) {
    try {
      return await tell();
    } catch (error) {
      if (signal?.aborted || isRefusedByTables(error)) throw error;
    }
    await pause(500);
  }
}

/** So many projects are named in a mail, and of one search; the list has the others. */
const mostNamed = 20;
const mostOfSearch = 8;

/** A search after a look: what of it is new, and what its person knows once that is told. */
type LookedAt = {
  id: string;
  query: string;
  news: HomeNews[];
  known: FoundHome[];
  isChanged: boolean;
};

/** What each search finds now that its person does not know; a project that two of them find is new in the first alone. */
async function lookAt(searches: readonly SentSearch[]): Promise<LookedAt[]> {
  const told = new Set<number>();
  const looked: LookedAt[] = [];
  for (const { id, query, known } of searches) {
    const found = await findHomes(toProjectQuery(readSavedText(query).filters), mostKnown);
    const after = knownAfter(known, found);
    const news = searchNews(known, found).filter((home) => !told.has(home.id));
    for (const home of news) told.add(home.id);
    const isChanged =
      after.size !== known.size || [...after].some(([home, price]) => known.get(home) !== price);
    looked.push({
      id,
      query,
      news,
      known: [...after].map(([home, price]) => ({ id: home, price })),
      isChanged,
    });
  }
  return looked;
}

/** The mail about what is new; null where nothing is that visitors can see. */
async function writeNews(
  to: { person: string; email: string; language: Language; now: Date },
  looked: readonly LookedAt[],
  settings: SavedMailSettings,
): Promise<LeadMail | null> {
  const named = looked.filter(({ news }) => news.length > 0);
  const share = Math.max(1, Math.min(mostOfSearch, Math.floor(mostNamed / Math.max(1, named.length))));
  const ids = named.flatMap(({ news }) => news.slice(0, share).map(({ id }) => id));
  const projects = new Map((await listProjectsByIds(ids)).map((project) => [Number(project.id), project]));
  const searches = named.flatMap(({ query, news }): NewsOfSearch[] => {
    const shown = news.slice(0, share).flatMap((home) => {
      const project = projects.get(home.id);
      return project ? [{ news: home, project }] : [];
    });
    return shown.length > 0 ? [{ query, shown, more: Math.max(0, news.length - share) }] : [];
  });
  if (searches.length === 0) return null;
  const { now, ...whom } = to;
  return newsMail({ ...whom, day: indianDay(now), searches }, settings);
}

const everyMs = 2_000;
const forgetEveryMs = 3_600_000;
/** Given jobs at a time: the queue never holds thousands of them at once. */
const mostAtOnce = 40;
const watching = processSlot<NodeJS.Timeout | undefined>("saved searches", () => undefined);

/**
 * Gives persons whose morning has come their jobs, and deletes what has ended, again and again. Any number of sites may do it:
 * each person is taken once. `sends`: whether mail is set up; without it nobody is looked at, and what ends is deleted still.
 */
export function watchDueSearches(hours: MailingHours, sends: boolean): void {
  if (watching.current) return;
  let forgetAt = 0;
  let hasFailed = false;
  let isLooking = false;
  const look = async () => {
    // A database that hangs is asked by one look at a time.
    if (isLooking) return;
    isLooking = true;
    const now = new Date();
    try {
      if (now.getTime() >= forgetAt) {
        await forgetOld(leadDatabase());
        forgetAt = now.getTime() + forgetEveryMs;
      }
      if (sends && isMailingTime(now, hours))
        await enqueueDue(leadDatabase(), { now, nextAt: nextMorning(now, hours), most: mostAtOnce });
      hasFailed = false;
    } catch (error) {
      // Logged once: while the database is away nothing changes.
      if (!hasFailed)
        log("warn", "Saved searches can't be looked after now", { reason: loggableReason(error) });
      hasFailed = true;
    } finally {
      isLooking = false;
    }
  };
  watching.current = setInterval(() => void look(), everyMs).unref();
}
