import { savedSearchMails } from "@/content/saved-search-words";
import { brand } from "@/content/site";
import { apiRoot, fillPath, savedSearchPaths } from "@/lib/base/call-paths";
import { formatCount, formatDay, formatRupees } from "@/lib/base/format";
import { here, t, type Language } from "@/lib/base/language";
import { projectPath, savedSearchesPath } from "@/lib/base/paths";
import { messageIdOf, type LeadMail } from "@/lib/enquiries/deliver/lead-mail";
import { toHtml, toText, type MailPart } from "@/lib/enquiries/deliver/mail-parts";
import { sayIn } from "@/lib/process/say-in";
import { configurationsOf, locationOf } from "@/lib/projects/project/project-facts";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";
import { readSavedText, savedListPath, saySearch } from "@/lib/saved-searches/forms/saved-query";
import type { HomeNews } from "@/lib/saved-searches/forms/search-news";
import { savedToken } from "@/lib/saved-searches/store/saved-token";
import type { SavedMailSettings } from "./asked-mail";

const words = savedSearchMails.news;

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
  return sayIn(news.language, () => write(news, settings));
}

function write(
  { person, email, day, searches }: Omit<News, "language">,
  { SITE_URL, MAIL_FROM }: SavedMailSettings,
): LeadMail {
  const token = savedToken({ kind: "all", id: person });
  const stop = SITE_URL + apiRoot + fillPath(savedSearchPaths.stop, { token });
  const subject = subjectOf(searches);
  const parts: MailPart[] = [
    ...searches.flatMap((search) => partsOf(search, day, SITE_URL)),
    { kind: "button", text: t(words.manage), href: SITE_URL + here(savedSearchesPath(token)) },
    { kind: "small", text: t(words.why, { site: brand.name }) },
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
    cheaper > 0 && t(words.cheaper, { count: cheaper }),
  ];
  const [first, ...others] = searches;
  const name = first ? saySearch(readSavedText(first.query).filters) : "";
  const rest =
    others.length > 0 ? t(others.length > 1 ? words.more : words.oneMore, { count: others.length }) : "";
  return `${counts.filter(Boolean).join(", ")}: ${name}${rest}`.slice(0, 150);
}

function partsOf({ query, shown, more }: NewsOfSearch, day: string, siteUrl: string): MailPart[] {
  const href = siteUrl + here(savedListPath(query));
  return [
    { kind: "heading", text: saySearch(readSavedText(query).filters) },
    ...shown.map(({ news, project }): MailPart => ({
      kind: "field",
      label: labelOf(news, day),
      text: [project.name, configurationsOf(project), locationOf(project)].filter(Boolean).join(", "),
      href: siteUrl + here(projectPath(project)),
    })),
    { kind: "button", text: more > 0 ? t(words.rest, { count: more }) : t(words.list), href },
  ];
}

/** "New: from ₹84,50,000 (24 November 2026)", "Now from ₹84,50,000, before ₹89,00,000 (24 November 2026)". */
function labelOf({ price, was }: HomeNews, day: string): string {
  const now = price === null ? t(words.priceless) : t(words.from, { price: formatRupees(price) });
  const said =
    was === null
      ? t(words.isNew, { price: now })
      : t(words.isCheaper, { price: now, was: formatRupees(was) });
  return `${said} (${formatDay(day) ?? day})`;
}
