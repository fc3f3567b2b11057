import { z } from "zod";
import { type Language, languageOf, type OtherLanguage } from "@/lib/base/language";
import { trapField, utmNames } from "./lead-context-names";
import { leadFormIds } from "./lead-forms";
import type { CountryCode } from "./lead-options";
import { cleanLine } from "./lead-text";
import { toCountryCode } from "./phone-number";

/**
 * What comes with a lead besides its body: the browser sends it in the header `Lead-Context`,
 * form encoded; a form without JavaScript sends hidden fields. It never makes a lead invalid: unreadable parts are left
 * out.
 */
export { contextHeader, trapField, utmNames } from "./lead-context-names";

const shortText = (limit: number) =>
  z
    .string()
    .transform((text) => cleanLine(text).slice(0, limit))
    .transform((text) => text || undefined)
    .optional()
    .catch(undefined);

const leadContextSchema = z.object({
  form: z.enum(leadFormIds).optional().catch(undefined),
  countryCode: z.string().catch("").transform(toCountryCode),
  /** The page the form was on: a path with its query. */
  page: shortText(500),
  referrer: shortText(500),
  consent: shortText(40),
  notice: shortText(40),
  /** How long the form was shown before it was sent. */
  filledMs: z.coerce.number().int().min(0).max(1e9).optional().catch(undefined),
  [trapField]: shortText(100),
  ...Object.fromEntries(utmNames.map((name) => [name, shortText(150)])),
}) as unknown as z.ZodType<LeadContext>; // the names of the table are lost in the spread

export type LeadContext = {
  form?: (typeof leadFormIds)[number];
  countryCode: CountryCode;
  page?: string;
  referrer?: string;
  consent?: string;
  /** The version of the notice that the form leads to. */
  notice?: string;
  filledMs?: number;
  [trapField]?: string;
} & Partial<Record<(typeof utmNames)[number], string>>;

/** Reads the header or the fields of a form; never throws. */
export function parseLeadContext(source: URLSearchParams): LeadContext {
  const given = Object.fromEntries([...source].filter(([, value]) => value !== ""));
  return leadContextSchema.parse(given);
}

const names: Record<OtherLanguage, string> = { te: "Telugu", hi: "Hindi" };

/** What staff may choose that somebody speaks. */
export const spokenLanguages = ["English", ...Object.values(names)] as const;

/** A lead, as far as it shows its person's language: that of the page with the form, or what staff noted. */
type Spoken = { sourcePage: string | null; details: Record<string, string | number> };

/** What the person is answered in, by mail too. */
export function leadLanguage({ sourcePage, details }: Spoken): Language {
  const noted = (["te", "hi"] as const).find((language) => names[language] === details.language);
  return noted ?? languageOf(sourcePage ?? "");
}

/** In which language a visitor was reading, or what somebody speaks, in words for staff; `null` for English, which needs no saying. */
export function readIn(lead: Spoken): string | null {
  const language = leadLanguage(lead);
  if (language === "en") return null;
  const name = names[language];
  return lead.details.language === name ? `Speaks ${name}` : `The page with the form was in ${name}`;
}
