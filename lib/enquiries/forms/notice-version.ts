import { noticeVersion } from "@/content/notices";
import { grievanceOfficer } from "@/content/site";
import type { Language } from "@/lib/base/language";
import type { LeadFormId } from "./lead-forms";

// Apart from the notices themselves, because each form in the browser names its version.

/** A form that has a notice, as its address and its version name it. */
export type NoticeId = LeadFormId | "saved-search";

/** The day of the last change of the words, or of who is named in them. */
export const noticeDay = [noticeVersion, grievanceOfficer.since].sort().at(-1);

/** `brochure-2026-11-29-te`. */
export function noticeVersionOf(id: NoticeId, language: Language): string {
  return `${id}-${noticeDay}${language === "en" ? "" : `-${language}`}`;
}
