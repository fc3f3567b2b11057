import { reraCheckTermDays, reraCheckWords as words } from "@/content/rera-check";
import { formatDay } from "@/lib/base/format";
import { isPastTerm } from "@/lib/base/indian-day";
import { t } from "@/lib/base/language";
import { reraLines, type ReraCheck, type ReraLine } from "./rera-check-schema";

/** A line with where it stands, in words. `isOld`: looked up longer ago than the term. */
export type ReraStanding = {
  line: ReraLine;
  label: string;
  standing: "matched" | "differs" | "not checked";
  words: string;
  /** What the register says, when that was noted. */
  says: string | null;
  isOld: boolean;
};

/** Every line, in order; `null` when nobody has compared anything. `today`: the day in India. */
export function reraStandings(check: ReraCheck | null | undefined, today: string): ReraStanding[] | null {
  if (!check || reraLines.every((line) => !check[line])) return null;
  return reraLines.map((line) => {
    const found = check[line];
    const own = { line, label: words.lines[line] };
    if (!found)
      return { ...own, standing: "not checked", words: t(words.unchecked), says: null, isOld: false };
    const { standing, checkedOn } = found;
    const isOld = isPastTerm(checkedOn, today, reraCheckTermDays);
    const said = t(words[standing], { day: dayWords(checkedOn) });
    return {
      ...{ ...own, standing, isOld, says: found.says || null },
      words: isOld ? `${said}, ${t(words.old)}` : said,
    };
  });
}

/** In short: "Registration number, phase matched; towers covered differs (20 November 2026)"; `null` for nothing. */
export function reraSummary(check: ReraCheck | null | undefined, today: string): string | null {
  const lines = reraStandings(check, today);
  if (!lines || !check) return null;
  const said = (["matched", "differs"] as const).flatMap((standing) => {
    const names = lines.filter((one) => one.standing === standing).map(({ label }) => t(label));
    return names.length > 0 ? [`${names.join(", ")}: ${t(words.short[standing])}`] : [];
  });
  const days = [...new Set(reraLines.flatMap((line) => check[line]?.checkedOn ?? []))].sort();
  const [first = "", last = first] = [days[0], days.at(-1)];
  const when =
    first === last ? dayWords(first) : t("{from} to {to}", { from: dayWords(first), to: dayWords(last) });
  const old = lines.some(({ isOld }) => isOld) ? `, ${t(words.old)}` : "";
  return `${said.join("; ")} (${when}${old})`;
}

function dayWords(day: string): string {
  return formatDay(day) ?? day;
}
