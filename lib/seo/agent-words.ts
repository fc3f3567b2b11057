import { agentRegistrations, type AgentRegistration } from "@/content/site";
import { formatDay } from "@/lib/base/format";
import { daysBefore, indianDay } from "@/lib/base/indian-day";
import { t } from "@/lib/base/language";
import { sayPlace } from "@/lib/base/say-place";

/** In one place for the whole process, as Next puts a copy of this file into each bundle. */
const key = Symbol.for("zerokey.registrations");
const root = globalThis as { [key]?: readonly AgentRegistration[] };

/** Says what the desk has saved of the registrations; undefined while it has saved none. */
export function setRegistrations(ofDesk: readonly AgentRegistration[] | undefined): void {
  root[key] = ofDesk;
}

/** Those of the desk, else those of `content/site.ts`, whether they hold or not. */
export const knownRegistrations = (): readonly AgentRegistration[] => root[key] ?? agentRegistrations;

/** The company's registrations as agent that hold on this day of India. */
export function validRegistrations(
  today = indianDay(new Date()),
  all = knownRegistrations(),
): AgentRegistration[] {
  return all.filter(({ from, until }) => from <= today && today <= until);
}

/** `RERA agent A02500001234, Telangana, valid until 30 September 2030`, in the language that is spoken. */
export function sayRegistration({ number, state, until, isSample }: AgentRegistration): string {
  const said = { number, state: sayPlace(state), day: formatDay(until) ?? until };
  return isSample
    ? t("Sample RERA agent number {number}, {state}, valid until {day}", said)
    : t("RERA agent {number}, {state}, valid until {day}", said);
}

/** All that hold, on one line; empty without any. */
export const sayRegistrations = (): string => validRegistrations().map(sayRegistration).join("; ");

/** As short as a picture wants it, and in English, whose letters it can draw: `Agent RERA A02500001234`. */
export const shortRegistrations = (): string =>
  validRegistrations()
    .map(({ number, isSample }) => `Agent RERA ${number}${isSample ? " (sample)" : ""}`)
    .join(" · ");

/** The small print of a mail: why it was sent, and who sends it. */
export const withRegistrations = (why: string): string =>
  [why, sayRegistrations()].filter(Boolean).join("\n");

/** Within so many days before its end a registration is to be renewed. */
const renewalDays = 60;

/** What the company has to do about its registrations, a sentence each, for the start of the site and for the desk. */
export function registrationWarnings(today = indianDay(new Date()), all = knownRegistrations()): string[] {
  if (validRegistrations(today, all).length === 0)
    return [
      "No RERA registration as agent is valid today. An agent needs one before it advertises a project: an owner enters it at the desk, under “What we say”, “Registrations”.",
    ];
  return all
    .filter(({ until }) => daysBefore(until, renewalDays) <= today)
    .map(({ state, number, until }) =>
      until < today
        ? `The RERA registration as agent in ${state} (${number}) ended on ${formatDay(until)}, and is not shown any more.`
        : `The RERA registration as agent in ${state} (${number}) ends on ${formatDay(until)}. Please renew it.`,
    );
}
