import "server-only";
import { callHours, consentWords } from "@/content/contact-rules";
import { Refusal } from "@/lib/base/refusal";
import type { Consent, ConsentChange } from "@/lib/enquiries/forms/consent-schema";
import { contactChannels, contactRules } from "@/lib/enquiries/forms/contact-rules";
import {
  type ConsentRow,
  type ContactWish,
  findConsent,
  setContact,
} from "@/lib/enquiries/store/contact-mutations";
import {
  isLeadStoreDown,
  leadDatabase,
  type LeadDatabase,
  loggableReason,
} from "@/lib/enquiries/store/lead-store";
import { log } from "@/lib/process/log";
import { leadOfConsent } from "./installation-secret";
import { findInSpool } from "./lead-spool";

/**
 * What the link of a lead shows. Rejects with a `Refusal`: `missing` for a token that is not ours, `invalid` when nothing is
 * stored under it, `unavailable` while the lead waits on the disk or can't be read, each with the sentence for the person.
 */
export async function readConsent(token: string): Promise<Consent> {
  const row = await aboutLead(token, consentWords.unreadable, findConsent);
  if (!row) throw new Refusal("missing", consentWords.gone);
  return toConsent(row);
}

/**
 * What a link of a lead changes, done by `run` with the id of the lead. Rejects like `readConsent`, also when `run` finds no
 * lead (false); then nothing has changed.
 */
export async function changeByToken(
  token: string,
  run: (db: LeadDatabase, id: string) => Promise<boolean>,
): Promise<void> {
  if (!(await aboutLead(token, consentWords.failed, run))) throw new Refusal("missing", consentWords.gone);
}

/** Does what the person wishes and says how it is then. Rejects like `readConsent`; then nothing has changed. */
export async function changeConsent(change: ConsentChange): Promise<Consent> {
  const wish = wishOf(change);
  await changeByToken(change.consent, (db, id) => setContact(db, id, wish));
  return readConsent(change.consent);
}

/** What `run` finds of the lead of a token. What fails for another reason than a refusal has this sentence, and its reason in the log. */
async function aboutLead<T>(
  token: string,
  sentence: string,
  run: (db: LeadDatabase, id: string) => Promise<T>,
): Promise<T> {
  const id = leadOfConsent(token);
  if (!id) throw new Refusal("missing", consentWords.unknown);
  try {
    if (await findInSpool(id)) throw new Refusal("unavailable", consentWords.waiting);
    if (isLeadStoreDown()) throw new Refusal("unavailable", sentence);
    return await run(leadDatabase(), id);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    log("error", "The consent of a lead could not be read or changed", { reason: loggableReason(error) });
    throw new Refusal("unavailable", sentence);
  }
}

function wishOf({ to, callsFrom, callsUntil, ...change }: ConsentChange): ContactWish {
  if (to !== "change") return { to };
  const channels = contactChannels.filter((channel) => change[channel]);
  if (channels.length === 0) throw wrong("channels", consentWords.noChannel);
  const hours = { from: callsFrom ?? callHours.from, until: callsUntil ?? callHours.until };
  if (hours.from >= hours.until) throw wrong("callsFrom", consentWords.badHours);
  return { to, channels, hours };
}

function wrong(path: string, msg: string): Refusal {
  return new Refusal("invalid", msg, { errors: [{ path, msg }] });
}

function toConsent({ reference, kind, acceptedAt, text, notice, contact, contacts }: ConsentRow): Consent {
  const { state, stoppedAt, until, channels, hours, hasOwnHours } = contactRules(contact);
  const agreed = { text, at: contact.agreedAt, channels: [...contact.agreed], notice };
  const rules = { state, stoppedAt, until, channels, callHours: hours, ownHours: hasOwnHours };
  return { reference, kind, acceptedAt, agreed, ...rules, contacts };
}
