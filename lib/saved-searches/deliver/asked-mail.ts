import { savedSearchMails as words } from "@/content/saved-search-words";
import { brand } from "@/content/site";
import { here, t, type Language } from "@/lib/base/language";
import { savedSearchesPath } from "@/lib/base/paths";
import { messageIdOf, type LeadMail } from "@/lib/enquiries/deliver/lead-mail";
import { toHtml, toText, type MailPart } from "@/lib/enquiries/deliver/mail-parts";
import { sayIn } from "@/lib/process/say-in";
import type { ListingFilters } from "@/lib/projects/listing/project-filters";
import { readSavedText, saySearch } from "@/lib/saved-searches/forms/saved-query";
import type { AskedMail } from "@/lib/saved-searches/store/ask-mutations";
import type { Asked } from "@/lib/saved-searches/store/saved-search-queries";
import { savedToken } from "@/lib/saved-searches/store/saved-token";

export type SavedMailSettings = { SITE_URL: string; MAIL_FROM: string };
type AskedFor = Asked & { id: string; mail: AskedMail; language: Language };

/**
 * The mail that a form asked for, in its language: the link to confirm a search, or to those that are there. Nothing that was
 * typed is in it, because anybody can have it sent to any address; a search in words is made of the site's own, but for names.
 */
export function askedMail(asked: AskedFor, settings: SavedMailSettings): LeadMail {
  return sayIn(asked.language, () => write(asked, settings));
}

function write(asked: Omit<AskedFor, "language">, { SITE_URL, MAIL_FROM }: SavedMailSettings): LeadMail {
  const { id, person, email, query, mail, askedAt } = asked;
  const { text } = words[mail];
  const subject = t(words[mail].subject);
  const { button, why } = mail === "confirm" ? words.confirm : words.known;
  const token =
    mail === "confirm" ? savedToken({ kind: "one", id }) : savedToken({ kind: "all", id: person });
  const filters = query === null ? null : readSavedText(query).filters;
  const parts: MailPart[] = [
    { kind: "paragraph", text: t(words.greeting) },
    { kind: "paragraph", text: t(text) },
    ...(filters ? [{ kind: "heading", text: saySearch(withoutText(filters)) } satisfies MailPart] : []),
    { kind: "button", text: t(button), href: SITE_URL + here(savedSearchesPath(token)) },
    { kind: "small", text: t(why, { site: brand.name }) },
  ];
  return {
    to: [email],
    subject,
    text: toText(parts),
    html: toHtml(subject, parts),
    messageId: messageIdOf(`saved-${mail}-${id}-${Date.parse(askedAt)}`, MAIL_FROM),
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

/** Names as the catalogue has them; what may be a text or an address of somebody else's is not repeated in a mail. */
function withoutText(filters: ListingFilters): ListingFilters {
  const isName = (text: string) => /^[\p{L}\p{M}\d][\p{L}\p{M}\d'’()&, -]{0,39}$/u.test(text);
  return {
    ...filters,
    location: filters.location.filter(isName).slice(0, 3),
    builder: filters.builder && isName(filters.builder) ? filters.builder : null,
    search: "",
  };
}
