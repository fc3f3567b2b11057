import {
  ageItem,
  complaint,
  noticeForms,
  noticeOfForms,
  noticeOfSearches,
  noticeTerms,
  noticeValues,
  noticeWords,
} from "@/content/notices";
import { grievanceOfficer } from "@/content/site";
import { t } from "@/lib/base/language";
import type { NoticeId } from "./notice-version";

/** Every form that has a notice. */
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
