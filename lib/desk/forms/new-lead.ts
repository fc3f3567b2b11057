import { z } from "zod";
import type { FieldFault } from "@/lib/base/refusal";
import { contactChannels, sayChannels } from "@/lib/enquiries/forms/contact-rules";
import { spokenLanguages } from "@/lib/enquiries/forms/lead-context";
import { countryCodes } from "@/lib/enquiries/forms/lead-options";
import { line } from "@/lib/enquiries/forms/lead-schema";
import { momentFault, outsideFields } from "@/lib/enquiries/forms/outside-lead";
import { toCountryCode } from "@/lib/enquiries/forms/phone-number";
import { type Fields, faultsOf, type FormField } from "./form-field";
import { fromIndianTime } from "./moments";

/** The origins that can be chosen; who came or phoned has spoken to us already, and waits for no first call. */
const spokenOrigins = ["Walk-in", "Phone call"];
const otherOrigin = "other";

/** Whom it is about, in the order of the form. */
export const personFields: readonly FormField[] = [
  { name: "name", label: "Name", required: true },
  {
    name: "countryCode",
    label: "Country code",
    choices: countryCodes.map((code) => [code, code] as const),
  },
  {
    name: "phone",
    label: "Phone number",
    required: true,
    hint: "Any spelling. For another country, with its code: +61 …",
  },
  { name: "email", label: "Email" },
  {
    name: "language",
    label: "Speaks",
    choices: spokenLanguages.map((language) => [language, language] as const),
  },
];

/** What it is about, and where it comes from. */
export const matterFields: readonly FormField[] = [
  {
    name: "origin",
    label: "Comes from",
    required: true,
    choices: [
      ["", "Please choose"],
      ...[...spokenOrigins, "Referral", "Exhibition"].map((origin) => [origin, origin] as const),
      [otherOrigin, "Something else, typed below"],
    ],
  },
  { name: "otherOrigin", label: "Something else", hint: "Such as: Newspaper, Site board" },
  {
    name: "project",
    label: "Project",
    list: "projects",
    hint: "Its name as the site has it, or its number",
  },
  { name: "message", label: "What they want", rows: 4 },
];

export const consentHow: FormField = {
  name: "how",
  label: "How they said so",
  required: true,
  hint: "Such as: in our office, on the phone, in writing",
};

export const consentAt: FormField = {
  name: "at",
  label: "When they said so, in Indian time",
  required: true,
  isMoment: true,
};

/** The box of a way to reach somebody. */
export const wayBox = (channel: (typeof contactChannels)[number]) => `by-${channel}`;

/** What each field is called in a sentence about it. */
const subjects: Record<string, string> = {
  name: "The name",
  phone: "The phone number",
  email: "The email address",
  origin: "Where the person comes from",
  how: "How they said so",
};

const at = z.string().transform((typed, context): string => {
  const moment = fromIndianTime(typed);
  const fault = moment ? momentFault(moment) : "must be a day and a time";
  if (moment && !fault) return moment.toISOString();
  context.addIssue(`When they said so ${fault}.`);
  return z.NEVER;
});

export const noWay = "Please tick the ways that the person asked for. Without one nobody may contact them.";

const newLeadSchema = (countryCode: string) =>
  z
    .object({
      ...outsideFields(toCountryCode(countryCode)),
      key: z.uuid("Please open this form again."),
      language: z.enum(spokenLanguages, "Please choose a language from the list."),
      channels: z.array(z.enum(contactChannels)).min(1, noWay),
      how: line(200, "is missing"),
      at,
    })
    .refine(({ channels, email }) => !channels.includes("email") || email !== null, {
      path: ["email"],
      error: "Please write the address too: the person asked for email.",
    });

export type NewLead = z.output<ReturnType<typeof newLeadSchema>>;

/** Reads the form of a lead that staff add; else what is wrong with it, a sentence for each field. */
export function readNewLead(fields: Fields): { lead: NewLead } | { faults: FieldFault[] } {
  const parsed = newLeadSchema(fields.countryCode ?? "").safeParse({
    ...fields,
    origin: fields.origin === otherOrigin ? fields.otherOrigin : fields.origin,
    channels: contactChannels.filter((channel) => fields[wayBox(channel)] === "yes"),
  });
  return parsed.success ? { lead: parsed.data } : { faults: faultsOf(parsed.error, subjects) };
}

/** What is kept of the consent: what was asked for and how, and who of the staff heard it. */
export function addedConsent({ channels, how, at }: NewLead, who: string) {
  const text = `Asked to be contacted by ${sayChannels(channels)}. How: ${how}. Noted by ${who}.`;
  return { text, version: "desk-2026-11-29", channels, at };
}

export const hasSpoken = ({ origin }: NewLead) => spokenOrigins.includes(origin);
