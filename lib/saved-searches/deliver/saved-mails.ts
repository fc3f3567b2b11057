import { savedSearchMails } from "@/content/saved-search-words";
import { brand } from "@/content/site";
import { apiRoot, fillPath, savedSearchPaths } from "@/lib/base/call-paths";
import { formatCount, formatDay, formatRupees } from "@/lib/base/format";
import { here, type Language, t } from "@/lib/base/language";
import { projectPath, savedSearchesPath } from "@/lib/base/paths";
import { type LeadMail, messageIdOf } from "@/lib/enquiries/deliver/lead-mail";
import { type MailPart, toHtml, toText } from "@/lib/enquiries/deliver/mail-parts";
import { sayIn } from "@/lib/process/say-in";
import type { ListingFilters } from "@/lib/projects/listing/project-filters";
import { configurationsOf, locationOf } from "@/lib/projects/project/project-facts";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";
import { readSavedText, savedListPath, saySearch } from "@/lib/saved-searches/forms/saved-query";
import type { HomeNews } from "@/lib/saved-searches/forms/search-news";
import type { AskedMail } from "@/lib/saved-searches/store/saved-search-mutations";
import { type Asked, savedToken } from "@/lib/saved-searches/store/saved-search-queries";
import { adLine } from "@/lib/projects/project/rera-number";
import { withRegistrations } from "@/lib/seo/agent-words";

export type SavedMailSettings = { SITE_URL: string; MAIL_FROM: string };
type AskedFor = Asked & { id: string; mail: AskedMail; language: Language };

/**
 * The mail that a form asked for, in its language: the link to confirm a search, or to those that are there. Nothing that was
 * typed is in it, because anybody can have it sent to any address; a search in words is made of the site's own, but for names.
 */
export function askedMail(asked: AskedFor, settings: SavedMailSettings): LeadMail {
  return sayIn(asked.language, () => writeAskedMail(asked, settings));
}

function writeAskedMail(
  asked: Omit<AskedFor, "language">,
  { SITE_URL, MAIL_FROM }: SavedMailSettings,
): LeadMail {
  const { id, person, email, query, mail, askedAt } = asked;
  const { text } = savedSearchMails[mail];
  const subject = t(savedSearchMails[mail].subject);
  const { button, why } = mail === "confirm" ? savedSearchMails.confirm : savedSearchMails.known;
  const token =
    mail === "confirm" ? savedToken({ kind: "one", id }) : savedToken({ kind: "all", id: person });
  const filters = query === null ? null : readSavedText(query).filters;
  const parts: MailPart[] = [
    { kind: "paragraph", text: t(savedSearchMails.greeting) },
    { kind: "paragraph", text: t(text) },
    ...(filters ? [{ kind: "heading", text: saySearch(withoutText(filters)) } satisfies MailPart] : []),
    { kind: "button", text: t(button), href: SITE_URL + here(savedSearchesPath(token)) },
    { kind: "small", text: withRegistrations(t(why, { site: brand.name })) },
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

const newsWords = savedSearchMails.news;

/** What is new of one search; `shown` are the projects that the mail names, `more` how many others there are. */
export type NewsOfSearch = {
  query: string;
  shown: { news: HomeNews; project: ProjectSummary }[];
  more: number;
};

/** `day` is the day in India, as an ISO date. */
type News = { person: string; email: string; language: Language; day: string; searches: NewsOfSearch[] };

/** The one mail of a day about all searches of a person. */
export function newsMail(news: News, settings: SavedMailSettings): LeadMail {
  return sayIn(news.language, () => writeNewsMail(news, settings));
}

function writeNewsMail(
  { person, email, day, searches }: Omit<News, "language">,
  { SITE_URL, MAIL_FROM }: SavedMailSettings,
): LeadMail {
  const token = savedToken({ kind: "all", id: person });
  const stop = SITE_URL + apiRoot + fillPath(savedSearchPaths.stop, { token });
  const subject = subjectOf(searches);
  const parts: MailPart[] = [
    ...searches.flatMap((search) => partsOf(search, day, SITE_URL)),
    { kind: "button", text: t(newsWords.manage), href: SITE_URL + here(savedSearchesPath(token)) },
    { kind: "small", text: withRegistrations(t(newsWords.why, { site: brand.name })) },
  ];
  return {
    to: [email],
    subject,
    text: toText(parts),
    html: toHtml(subject, parts),
    messageId: messageIdOf(`saved-news-${person}-${day}`, MAIL_FROM),
    // One press in the mail program stops all of it (RFC 8058).
    headers: {
      "List-Unsubscribe": `<${stop}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "Auto-Submitted": "auto-generated",
    },
  };
}

/** "2 new homes, 1 cheaper: Flats for sale in Kokapet". */
function subjectOf(searches: readonly NewsOfSearch[]): string {
  const all = searches.flatMap(({ shown }) => shown.map(({ news }) => news));
  const cheaper = all.filter(({ was }) => was !== null).length;
  const added = all.length - cheaper + searches.reduce((sum, { more }) => sum + more, 0);
  const counts = [
    added > 0 && formatCount(added, "new home"),
    cheaper > 0 && t(newsWords.cheaper, { count: cheaper }),
  ];
  const [first, ...others] = searches;
  const name = first ? saySearch(readSavedText(first.query).filters) : "";
  const rest =
    others.length > 0
      ? t(others.length > 1 ? newsWords.more : newsWords.oneMore, { count: others.length })
      : "";
  return `${counts.filter(Boolean).join(", ")}: ${name}${rest}`.slice(0, 150);
}

function partsOf({ query, shown, more }: NewsOfSearch, day: string, siteUrl: string): MailPart[] {
  const href = siteUrl + here(savedListPath(query));
  return [
    { kind: "heading", text: saySearch(readSavedText(query).filters) },
    ...shown.map(({ news, project }): MailPart => ({
      kind: "field",
      label: labelOf(news, day),
      text: [project.name, configurationsOf(project), locationOf(project), adLine(project)]
        .filter(Boolean)
        .join(", "),
      href: siteUrl + here(projectPath(project)),
    })),
    { kind: "button", text: more > 0 ? t(newsWords.rest, { count: more }) : t(newsWords.list), href },
  ];
}

/** "New: from ₹84,50,000 (24 November 2026)", "Now from ₹84,50,000, before ₹89,00,000 (24 November 2026)". */
function labelOf({ price, was }: HomeNews, day: string): string {
  const now = price === null ? t(newsWords.priceless) : t(newsWords.from, { price: formatRupees(price) });
  const said =
    was === null
      ? t(newsWords.isNew, { price: now })
      : t(newsWords.isCheaper, { price: now, was: formatRupees(was) });
  return `${said} (${formatDay(day) ?? day})`;
}
