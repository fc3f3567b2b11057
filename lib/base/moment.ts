import { formatMonth } from "./format";
import { language } from "./language";

let momentFormat: Intl.DateTimeFormat | undefined;
let clockFormat: Intl.DateTimeFormat | undefined;

/** `22 Nov 2026, 4:05 pm`, in India. */
export function formatMoment(moment: Date | string): string {
  if (language() !== "en") return formatOwnMoment(new Date(moment));
  momentFormat ??= new Intl.DateTimeFormat("en-IN", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "Asia/Kolkata",
  });
  return momentFormat.format(new Date(moment));
}

/** `22 నవంబర్ 2026, 4:05 PM`; by what the browser has of `format.ts` anyway, whose further parts English pages would load too. */
function formatOwnMoment(moment: Date): string {
  clockFormat ??= new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone: "Asia/Kolkata" });
  const day = new Date(moment.getTime() + indiaAheadMs).getUTCDate();
  const clock = clockFormat.format(moment).replace(/\s/g, " ");
  return `${day} ${formatMonth(moment.toISOString())}, ${clock}`;
}

const indiaAheadMs = 5.5 * 3_600_000;
