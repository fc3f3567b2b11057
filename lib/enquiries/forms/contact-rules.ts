import { t } from "@/lib/base/language";
import { callHours, consentDays } from "@/content/contact-rules";
import { type CallHours, isQuiet, sayHour } from "./call-hours";

/** The ways in which somebody may be reached, as consents name them. */
export const contactChannels = ["phone", "whatsapp", "sms", "email"] as const;
export type ContactChannel = (typeof contactChannels)[number];

export const contactLabels: Record<ContactChannel, string> = {
  phone: "Phone call",
  whatsapp: "WhatsApp",
  sms: "SMS",
  email: "Email",
};

/** What is stored of a person's consent with a lead. Moments are ISO 8601 in UTC, hours are full hours in India. */
export type StoredContact = {
  agreedAt: string;
  agreed: readonly string[];
  /** Those of them that the person left; null: all. */
  chosen: readonly string[] | null;
  stoppedAt: string | null;
  callsFrom: number | null;
  callsUntil: number | null;
};

/** What may be done about a lead, and what the person said of it. */
export type ContactRules = {
  /** `ended`: the consent was given too long ago. */
  state: "allowed" | "stopped" | "ended";
  stoppedAt: string | null;
  /** Until when the consent is good. */
  until: string;
  /** The ways that are open, if contact is allowed at all. */
  channels: ContactChannel[];
  hours: CallHours;
  /** The person chose these hours; else they are those of everybody. */
  hasOwnHours: boolean;
};

/** Who has made a change that came by the link, in a lead's history. */
export const visitorName = "Visitor";

const dayMs = 86_400_000;

export function contactRules(stored: StoredContact, now = new Date()): ContactRules {
  const until = new Date(Date.parse(stored.agreedAt) + consentDays * dayMs);
  const left = stored.chosen ?? stored.agreed;
  const channels = contactChannels.filter(
    (channel) => stored.agreed.includes(channel) && left.includes(channel),
  );
  const isStopped = stored.stoppedAt !== null || channels.length === 0;
  const hasOwnHours = stored.callsFrom !== null && stored.callsUntil !== null;
  return {
    state: isStopped ? "stopped" : until <= now ? "ended" : "allowed",
    stoppedAt: stored.stoppedAt,
    until: until.toISOString(),
    channels,
    hours: hasOwnHours ? { from: stored.callsFrom!, until: stored.callsUntil! } : { ...callHours },
    hasOwnHours,
  };
}

/**
 * Whether somebody may be called at this moment. `asked`: only if he has asked for a call at this hour, as he may have with
 * his enquiry: nobody has called yet, and no hours were chosen.
 */
export function mayCallNow(
  { hours, hasOwnHours }: ContactRules,
  firstContactAt: string | null,
  now = new Date(),
): "yes" | "asked" | "no" {
  if (!isQuiet(hours, now)) return "yes";
  return hasOwnHours || firstContactAt !== null ? "no" : "asked";
}

/** `9 AM to 9 PM`. */
export function sayHours({ from, until }: CallHours): string {
  return t("{from} to {until}", { from: sayHour(from), until: sayHour(until) });
}

const contactWords: Record<ContactChannel, string> = {
  phone: "phone call",
  whatsapp: "WhatsApp",
  sms: "SMS",
  email: "email",
};

/** `phone call, WhatsApp and email`. */
export function sayChannels(channels: readonly string[]): string {
  const words = contactChannels.filter((way) => channels.includes(way)).map((way) => t(contactWords[way]));
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : t("{names} and {last}", { names: words.slice(0, -1).join(", "), last });
}

/** `9 AM to 9 PM` as programs read it. */
export function clockHours({ from, until }: CallHours): { from: string; until: string; timeZone: string } {
  const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;
  return { from: clock(from), until: clock(until), timeZone: "Asia/Kolkata" };
}

/**
 * What the person says of being contacted, as webhook and export tell it: nobody may after `until`, nor once it is stopped;
 * then no way is open.
 */
export function contactIn(contact: StoredContact) {
  const { stoppedAt, until, channels, hours } = contactRules(contact);
  return { stoppedAt, until, channels: stoppedAt === null ? channels : [], callHours: clockHours(hours) };
}
