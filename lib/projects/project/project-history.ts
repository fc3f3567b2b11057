import { formatCount, formatDay, formatMonth, formatPrice, formatPriceRange } from "@/lib/base/format";
import { t } from "@/lib/base/language";
import type { HistoryChange, ProjectHistory } from "./project-schema";
import { statusLabelOf } from "./project-facts";

/*
 * What a project's history says in words (docs/readings.md, "history of a project"): only what its changes show, with the
 * day from which they are known.
 */

type Fact = HistoryChange["fact"];
type ChangeOf<F extends Fact> = Extract<HistoryChange, { fact: F }>;
/** A value after the other; the first has no day of its own. */
type Step<T> = { value: T; label: string; day: string | null };

/** A sentence for each fact that has changed, the most important first; none when nothing has. */
export function historyLines(history: ProjectHistory): string[] {
  return [
    priceLine(history),
    possessionLine(history),
    statusLine(history),
    ...reraLines(history),
    ...awayLines(history),
  ].filter((line) => line !== null);
}

/** "No change of price, possession, status or RERA number since we first listed it on 12 March 2026." */
export function unchangedLine(history: ProjectHistory): string {
  const { since, listedOn } = history;
  const until = soldUntil(history);
  const days = { from: dayWords(since), to: dayWords(until ?? since) };
  if (until) return t("No change of price, possession, status or RERA number from {from} to {to}.", days);
  return listedOn
    ? t("No change of price, possession, status or RERA number since we first listed it on {from}.", days)
    : t("No change of price, possession, status or RERA number since {from}.", days);
}

/** From when on changes are known: "First listed here on 12 March 2026." */
export function sinceLine({ since, listedOn }: ProjectHistory): string {
  return listedOn
    ? t("First listed here on {day}.", { day: dayWords(listedOn) })
    : t("We keep changes since {day}.", { day: dayWords(since) });
}

/** The day on which it was last taken off the site; `null` when it is on it, and when that day is not known. */
export function soldUntil(history: ProjectHistory | null | undefined): string | null {
  const last = history && of(history, "site").at(-1);
  return last && !last.to ? last.day : null;
}

/** One change in short, as a feed says it: "Price ₹58 L → ₹60 L". */
export function changeWords(change: HistoryChange): string {
  switch (change.fact) {
    case "price":
      return `Price ${arrow([priceLabel(change.from), priceLabel(change.to)])}`;
    case "possession":
      return `Possession ${arrow([monthLabel(change.from), monthLabel(change.to)])}`;
    case "status":
      return `Status ${arrow([statusLabel(change.from), statusLabel(change.to)])}`;
    case "reraId":
      return change.to === null ? "RERA number taken out" : `RERA ${change.to}`;
    case "site":
      return change.to ? "For sale here again" : "No longer sold here";
  }
}

/** Of a range its lower end; the upper one when only that has changed. */
function priceLine(history: ProjectHistory): string | null {
  const changes = of(history, "price");
  const lowest = stepsOf(changes, (price) => amountLabel(price?.min));
  const isLow = lowest.length > 1;
  const end = isLow ? "min" : "max";
  const steps = isLow ? lowest : stepsOf(changes, (price) => amountLabel(price?.max));
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || steps.length < 2) return null;
  const isRange = changes.some(({ from, to }) => [from, to].some((price) => price?.min !== price?.max));
  const name = isRange ? (isLow ? t("Lowest price") : t("Highest price")) : t("Price");
  const words = { name, since: dayWords(history.since), steps: listSteps(steps) };
  if (first.label === last.label)
    return t("{name} changed, and is again what it was since {since}: {steps}", words);
  const by = difference(first.value?.[end], last.value?.[end]);
  if (by === null) return t("{name} changed since {since}: {steps}", words);
  const amount = formatPrice(Math.abs(by));
  return by > 0
    ? t("{name} up {amount} since {since}: {steps}", { ...words, amount })
    : t("{name} down {amount} since {since}: {steps}", { ...words, amount });
}

/** In rupees, below 0 when it went down; `null` when there is none, or one of them is not known. */
function difference(from: number | null | undefined, to: number | null | undefined): number | null {
  return from == null || to == null || from === to ? null : to - from;
}

function possessionLine(history: ProjectHistory): string | null {
  const changes = of(history, "possession");
  const dated = stepsOf(changes, monthLabel).filter(({ value }) => formatMonth(value) !== null);
  // What had no date between two equal ones has not moved.
  const moved = dated.filter(({ label }, at) => label !== dated[at - 1]?.label);
  const [first, last] = [moved[0], moved.at(-1)];
  if (!first || !last) return null;
  const gone = changes.at(-1)?.to === null ? t(", and no date is given now") : "";
  if (moved.length === 1) {
    if (gone) return t("Possession was {month}{gone}", { month: first.label, gone });
    return (
      first.day &&
      t("Possession said for the first time on {day}: {month}", {
        day: dayWords(first.day),
        month: first.label,
      })
    );
  }
  const months = monthsBetween(first.value, last.value);
  const said = { months: formatCount(Math.abs(months), "month") };
  const isLong = moved.length > 2;
  const later = isLong ? t(" ({months} later in all)", said) : t(" ({months} later)", said);
  const earlier = isLong ? t(" ({months} earlier in all)", said) : t(" ({months} earlier)", said);
  const by = months === 0 ? "" : months > 0 ? later : earlier;
  const steps = arrow(moved.map(({ label }) => label)) + by + gone;
  return t("Possession moved {times}: {steps}", { times: times(moved.length - 1), steps });
}

function statusLine(history: ProjectHistory): string | null {
  const steps = stepsOf(of(history, "status"), statusLabel);
  return steps.length < 2 ? null : t("Status: {steps}", { steps: listSteps(steps) });
}

function reraLines(history: ProjectHistory): string[] {
  return of(history, "reraId").map(({ day, from, to }) => {
    const on = { day: dayWords(day) };
    if (from === null) return t("RERA number added on {day}", on);
    if (to === null) return t("RERA number taken out on {day}", on);
    return `${t("RERA number changed on {day}", on)}: ${from} → ${to}`;
  });
}

/** Times off the site that have ended. */
function awayLines(history: ProjectHistory): string[] {
  const changes = of(history, "site");
  return changes.flatMap(({ day, to }, at) => {
    const left = changes[at - 1];
    return to && left && !left.to
      ? t("Not on this site from {from} to {to}", { from: dayWords(left.day), to: dayWords(day) })
      : [];
  });
}

function of<F extends Fact>({ changes }: ProjectHistory, fact: F): ChangeOf<F>[] {
  return changes.filter((change): change is ChangeOf<F> => change.fact === fact);
}

/** Where one begins and each of its changes, without those that nobody can read. */
function stepsOf<T>(
  changes: readonly { day: string; from: T; to: T }[],
  label: (value: T) => string,
): Step<T>[] {
  const steps: Step<T>[] = [];
  for (const { day, from, to } of changes) {
    if (steps.length === 0) steps.push({ value: from, label: label(from), day: null });
    if (label(to) !== steps.at(-1)?.label) steps.push({ value: to, label: label(to), day });
  }
  return steps;
}

const mostSteps = 5;

/** `₹58 L → ₹60 L (3 April 2026)`; of many the first and the last ones. */
function listSteps(steps: readonly Step<unknown>[]): string {
  const texts = steps.map(({ label, day }) => (day ? `${label} (${dayWords(day)})` : label));
  return texts.length <= mostSteps
    ? arrow(texts)
    : arrow([...texts.slice(0, 1), "…", ...texts.slice(2 - mostSteps)]);
}

const arrow = (labels: readonly string[]): string => labels.join(" → ");
const priceLabel = (price: ChangeOf<"price">["to"]): string =>
  formatPriceRange(price?.min, price?.max) ?? t("on request");
const amountLabel = (rupees: number | null | undefined): string =>
  rupees == null ? t("on request") : formatPrice(rupees);
const monthLabel = (date: string | null): string => formatMonth(date) ?? t("no date");
const statusLabel = (status: string | null): string => statusLabelOf({ status }) ?? t("not given");
const dayWords = (day: string): string => formatDay(day) ?? day;

function monthsBetween(from: string | null, to: string | null): number {
  const months = (date: string | null) => {
    const [year = 0, month = 0] = (date ?? "").split("-").map(Number);
    return year * 12 + month;
  };
  return months(to) - months(from);
}

const countWords = ["", "once", "twice", "three times", "four times", "five times", "six times"];
const times = (count: number): string => t(countWords[count] ?? "{count} times", { count });
