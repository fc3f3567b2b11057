import { agentRegistrations, type AgentRegistration } from "@/content/site";
import { formatDay } from "@/lib/base/format";
import { daysBefore, indianDay } from "@/lib/base/indian-day";
import { t } from "@/lib/base/language";
import { sayPlace } from "@/lib/base/say-place";

/** The company's registrations as agent that hold on this day of India. */
export function validRegistrations(
  today = indianDay(new Date()),
  all: readonly AgentRegistration[] = agentRegistrations,
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
export function registrationWarnings(
  today = indianDay(new Date()),
  all: readonly AgentRegistration[] = agentRegistrations,
): string[] {
  if (validRegistrations(today, all).length === 0)
    return [
      "No RERA registration as agent is valid today. An agent needs one before it advertises a project: enter it in content/site.ts.",
    ];
  return all
    .filter(({ until }) => daysBefore(until, renewalDays) <= today)
    .map(({ state, number, until }) =>
      until < today
        ? `The RERA registration as agent in ${state} (${number}) ended on ${formatDay(until)}, and is not shown any more.`
        : `The RERA registration as agent in ${state} (${number}) ends on ${formatDay(until)}. Please renew it.`,
    );
}
