import { darkPatternsCheckedOn } from "@/content/dark-patterns";
import { accessibilityCheck, leastLeads, leastViews, ordering, payment } from "@/content/open-book";
import { promises } from "@/content/promises";
import { t } from "@/lib/base/language";
import { formatCount, formatDay, formatNumber } from "@/lib/base/format";
import type { CallTimes, ChapterId, PageSpeed, PriceAges } from "./open-book-schema";

/** For so many days back, today among them, first calls are counted. */
export const callDays = 30;
/** And views of pages are measured, as Google does it. */
export const speedDays = 28;

type Figures = { prices: PriceAges; calls: CallTimes | null; speed: readonly PageSpeed[] };
export type Chapter = { id: ChapterId; title: string; words: string[] };

/** What the page and the call say, chapter by chapter; without figures what needs none. */
export function toChapters(figures: Figures | null): Chapter[] {
  const { checkedOn, tool, rules, screens } = accessibilityCheck;
  return [
    { id: "payment", title: t("Who pays us"), words: payment.map((text) => t(text)) },
    { id: "order", title: t("How lists are ordered"), words: ordering.map((text) => t(text)) },
    ...(figures
      ? ([
          { id: "prices", title: t("How old our prices are"), words: priceWords(figures.prices) },
          { id: "calls", title: t("How fast we call"), words: callWords(figures.calls) },
          { id: "speed", title: t("How fast these pages are"), words: speedWords(figures.speed) },
        ] as const)
      : []),
    {
      id: "patterns",
      title: t("Dark patterns"),
      words: [
        t(
          "Dark patterns are tricks of a page that lead people to what they did not mean to do. The Guidelines for Prevention and Regulation of Dark Patterns, 2023 of the Central Consumer Protection Authority name 13, and in June 2025 the Authority asked platforms to look for them on their own pages and to declare what they found.",
        ),
        t(
          "We went through this site for each of the 13 on {day}; the list below is our declaration. Behind each line stands a test of this site, which fails when the line stops being true. Tests read our own words, not what builders and our staff write about a project.",
          { day: formatDay(darkPatternsCheckedOn) ?? darkPatternsCheckedOn },
        ),
      ],
    },
    {
      id: "accessibility",
      title: t("Whether everybody can use them"),
      words: [
        t("On {day} {tool} went through {screens} by the rules of {rules}, and found no fault.", {
          ...{ day: formatDay(checkedOn) ?? checkedOn, tool, rules: t(rules) },
          screens: formatCount(Object.keys(screens).length, "screen"),
        }),
        t("A program can’t find everything. If something is in your way, please tell us, and we mend it."),
      ],
    },
  ];
}

/** How old the prices are, in days since somebody looked after a project. */
export function priceWords({
  projects,
  within7,
  within30,
  within90,
  medianDays,
  oldestDays,
}: PriceAges): string[] {
  if (medianDays === null || oldestDays === null) return [t("No project is on this site right now.")];
  const on = t("{projects} on this site.", { projects: formatCount(projects, "project is", "projects are") });
  const held = (part: number) => shareOf(part, projects);
  return [
    within7 === projects
      ? `${on} ${t("Somebody looked after all of them in the last 7 days.")}`
      : `${on} ${t("Somebody looked after {week} of them in the last 7 days, {month} in the last 30 and {quarter} in the last 90.", { week: held(within7), month: held(within30), quarter: held(within90) })}`,
    ...(oldestDays > 0
      ? [
          t("Half of them were looked after {since}; the one that has waited longest, {ago}.", {
            since: sinceBack(medianDays),
            ago:
              oldestDays === 1 ? t("yesterday") : t("{count} days ago", { count: formatNumber(oldestDays) }),
          }),
        ]
      : []),
    t(
      "Looked after means that the builder’s newest list held the project, that something about it was changed, or that one of us checked it without finding a change.",
    ),
  ];
}

/** How long people waited for the first call. */
export function callWords(calls: CallTimes | null): string[] {
  if (!calls)
    return [
      t(
        "Fewer than {least} people left their number in the last {days} days: too few to say how fast we call.",
        { least: leastLeads, days: callDays },
      ),
    ];
  const { leads, called, medianSeconds, within5, within30, days } = calls;
  const asked = t("In the last {days} days {people} left their number.", {
    days,
    people: formatCount(leads, "person", "people"),
  });
  if (medianSeconds === null)
    return [`${asked} ${t("Our staff have not noted a call to any of them, so there is no time to tell.")}`];
  return [
    `${asked} ${t("We called or wrote to {called} of them, half of these within {wait}.", {
      called: formatNumber(called),
      wait: waitWords(medianSeconds),
    })}`,
    t("Of all {leads}, {soon} had our call within {short} minutes and {later} within {long}.", {
      ...{ leads: formatNumber(leads), short: 5, long: 30 },
      ...{ soon: shareOf(within5, leads), later: shareOf(within30, leads) },
    }),
    t(
      "Counted at all hours, nights and Sundays too, from the moment a number arrived to the first call or message that our staff noted.",
    ),
  ];
}

/** The measured times in one sentence, to stand beside the promise; `null` while nothing can be told. */
export function measuredPromise(calls: CallTimes | null): string | null {
  if (!calls || calls.medianSeconds === null) return null;
  const { days, leads, medianSeconds, within5, within30 } = calls;
  return t(
    "Measured in the last {days} days: half of our first calls came within {wait}; of all {leads} who asked, {soon} had one within {short} minutes and {later} within {long}.",
    {
      days,
      wait: waitWords(medianSeconds),
      leads: formatNumber(leads),
      // As numbers, so that the words hold no promise of their own.
      short: 5,
      long: 30,
      soon: shareOf(within5, leads),
      later: shareOf(within30, leads),
    },
  );
}

/**
 * What a project's page says of a call: the company's promise while it is kept, or nothing was measured; else what was.
 */
export function callbackBadge(calls: CallTimes | null): string {
  const { badge, badgeSeconds, measured } = promises.callback;
  const median = calls?.medianSeconds ?? null;
  if (!calls || median === null || median <= badgeSeconds) return t(badge);
  return t(measured, { wait: waitWords(median), days: calls.days });
}

/** How fast pages were for those who visited them. */
export function speedWords(speed: readonly PageSpeed[]): string[] {
  if (speed.length === 0)
    return [
      t(
        "In the last {days} days no kind of page had {least} views that were measured: too few to say how fast they are.",
        { days: speedDays, least: leastViews },
      ),
    ];
  const slow = speed.filter((page) => [page.lcp, page.inp, page.cls].some((vital) => vital && !vital.isGood));
  return [
    t(
      "Measured in visitors’ own browsers in the last {days} days, without anything that tells who they are. Three of four views were at least as fast as the table says.",
      { days: speedDays },
    ),
    slow.length === 0
      ? t(
          "All of it is within what Google calls good: the main picture or text in 2.5 s, an answer to a tap in 0.2 s, hardly anything that moves (0.1).",
        )
      : t(
          "Google calls it good when the main picture or text is there in 2.5 s, a tap is answered in 0.2 s and hardly anything moves (0.1). Not good enough yet: {pages}.",
          { pages: slow.map(({ label }) => t(label).toLowerCase()).join(", ") },
        ),
  ];
}

/** The part of a whole in percent, never rounded to all or nothing: `all`, `none`, `99%`. */
export function shareOf(part: number, whole: number): string {
  if (part === 0) return t("none");
  if (part === whole) return t("all");
  return `${Math.min(99, Math.max(1, Math.round((part / whole) * 100)))}%`;
}

/** A time within which something was done, as one says it and never less: `40 seconds`, `4 minutes`, `3 hours`, `2 days`. */
export function waitWords(seconds: number): string {
  if (seconds < 90) return timeWords(Math.max(1, Math.ceil(seconds)), t("1 second"), t("{count} seconds"));
  if (seconds < 90 * 60) return timeWords(Math.ceil(seconds / 60), t("1 minute"), t("{count} minutes"));
  const hours = Math.ceil(seconds / 3_600);
  return hours < 48
    ? timeWords(hours, t("1 hour"), t("{count} hours"))
    : timeWords(Math.ceil(hours / 24), t("1 day"), t("{count} days"));
}

function timeWords(count: number, one: string, many: string): string {
  return count === 1 ? one : many.replace("{count}", formatNumber(count));
}

function sinceBack(days: number): string {
  if (days <= 0) return t("today");
  return days === 1 ? t("since yesterday") : t("in the last {count} days", { count: formatNumber(days) });
}
