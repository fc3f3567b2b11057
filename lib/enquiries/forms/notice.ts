import {
  ageItem,
  complaint,
  noticeForms,
  noticeOfForms,
  noticeOfSearches,
  noticeTerms,
  noticeValues,
  noticeVersion,
  noticeWords,
} from "@/content/notices";
import { grievanceOfficer } from "@/content/site";
import { type Language, t } from "@/lib/base/language";
import type { LeadFormId } from "./lead-forms";

/** Every form that has a notice, as its address and its version name it. */
export type NoticeId = LeadFormId | "saved-search";
export const noticeIds = [...Object.keys(noticeForms), "saved-search"] as NoticeId[]; // the table has every form

type Say = typeof t;

/** The person who answers complaints; a sample is called one. */
export function sayGrievanceOfficer(say: Say = t): string {
  const { name, isSample } = grievanceOfficer;
  return isSample ? say("{name} (sample)", { name }) : name;
}

/** The items of a notice, in the language that is spoken. */
export function noticeItems(id: NoticeId, say: Say = t): { term: string; text: string }[] {
  const said = id === "saved-search" ? noticeOfSearches : { ...noticeOfForms, ...noticeForms[id] };
  const texts: Record<keyof typeof noticeTerms, string> = {
    what: `${say(said.what)} ${say(said.with)}`,
    why: say(said.why),
    long: say(said.long, noticeValues),
    who: say(said.who),
    back: say(said.back, noticeValues),
    complain: say(complaint, { ...noticeValues, officer: sayGrievanceOfficer(say) }),
    age: say(ageItem, { age: say(noticeWords.age) }),
  };
  return Object.entries(texts).map(([term, text]) => ({
    term: say(noticeTerms[term as keyof typeof texts]),
    text,
  }));
}

/** The day of the last change of the words, or of who is named in them. */
export const noticeDay = [noticeVersion, grievanceOfficer.since].sort().at(-1);

/** `brochure-2026-11-29-te`. */
export function noticeVersionOf(id: NoticeId, language: Language): string {
  return `${id}-${noticeDay}${language === "en" ? "" : `-${language}`}`;
}
