import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import type { Task } from "graphile-worker";
import { indianDay } from "@/lib/base/indian-day";
import type { LeadDatabase } from "@/lib/enquiries/store/lead-store";
import { failureReason } from "@/lib/enquiries/deliver/delivery-failure";
import type { LeadMail } from "@/lib/enquiries/deliver/lead-mail";
import { sendMail } from "@/lib/enquiries/deliver/send-mail";
import { isRefusedByTables } from "@/lib/enquiries/store/lead-store-errors";
import { log } from "@/lib/process/log";
import { askedMailTask, newsMailTask, type AskedJob } from "@/lib/saved-searches/store/ask-mutations";
import { rememberKnown, rememberTold } from "@/lib/saved-searches/store/saved-search-mutations";
import { areSent, findAsked, findSent } from "@/lib/saved-searches/store/saved-search-queries";
import { askedMail, type SavedMailSettings } from "./asked-mail";
import { lookAt, writeNews } from "./look-for-news";
import { isMailingTime, type MailingHours } from "@/lib/saved-searches/forms/mailing-hours";

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
