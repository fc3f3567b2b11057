import { type Day, type Office, offices, type OpeningHours } from "@/content/site";
import { t } from "@/lib/base/language";

/** The registered office. */
export const [registeredOffice] = offices;

/** Street, city, state and postal code on one line. */
export function addressOf({ street, city, state, postalCode }: Office): string {
  return `${street}, ${city}, ${state} ${postalCode}`;
}

/** `Mon–Sat 10 AM–7 PM`, several separated by semicolons; empty for an office without hours. */
export function hoursOf({ hours }: Office): string {
  return hours
    .map(({ days, opens, closes }) => `${daysOf(days)} ${timeOf(opens)}–${timeOf(closes)}`)
    .join("; ");
}

const week: readonly Day[] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** Days that follow each other are a span: `Mon–Fri, Sun`. */
function daysOf(days: OpeningHours["days"]): string {
  const spans: Day[][] = [];
  for (const day of week.filter((each) => days.includes(each))) {
    const last = spans.at(-1);
    const before = last?.at(-1);
    if (last && before && week.indexOf(day) === week.indexOf(before) + 1) last.push(day);
    else spans.push([day]);
  }
  return spans
    .map((span) =>
      span.length > 2 ? [span[0], span.at(-1)].map(dayOf).join("–") : span.map(dayOf).join(", "),
    )
    .join(", ");
}

const dayOf = (day: Day | undefined) => t(day ?? "");

/** `19:30` as `7:30 PM`. */
function timeOf(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, "0")}` : ""}\u00a0${hour < 12 ? "AM" : "PM"}`;
}
