import { dateReader } from "@/lib/catalogue/read/cell-figures";
import { Guess } from "@/lib/catalogue/read/cell-readings";
import { fromIndianTime } from "@/lib/desk/forms/moments";
import { cleanLine } from "@/lib/enquiries/forms/lead-text";
import { plainDigits, readPhoneNumber, toE164 } from "@/lib/enquiries/forms/phone-number";

/* Numbers and days as they stand in the sheets of portals, of stands at exhibitions, and of Excel. */

/** `phone`: E.164; `others`: what else stands in the cell, as it is; `fault`: why there is none, a sentence. */
export type PhoneCell = { phone: string | null; others: string[]; fault: string };

const fewestDigits = 10;
const longestCell = 200;

/** The first number of a cell that anybody can be called on. A digit that is not there is not invented. */
export function readPhoneCell(cell: string): PhoneCell {
  const text = plainDigits(cleanLine(cell.slice(0, longestCell).replaceAll("\n", " / ")))
    .replace(/^['’`"=]+|['"]+$/g, "")
    .replace(/^(?:\p{L}{1,9}\.?\s?(?:no\.?)?\s*:?\s*)(?=[+(\d])/u, "")
    .replace(/^(\d+)\.0+$/, "$1")
    .trim();
  const none = (fault: string) => ({ phone: null, others: [], fault });
  if (text === "" || /^[-–—.]+$/.test(text)) return none("It has no phone number.");
  const shown = `“${text.slice(0, 40)}”`;
  const [, whole, rest = "", power] = /^(\d)(?:[.,](\d+))?e\+?(\d{1,2})$/i.exec(text) ?? [];
  if (whole !== undefined && rest.length < Number(power))
    return none(
      `Excel has cut the number to ${shown}: its last digits are lost. Please format that column as text in the list it came from, and send it again.`,
    );
  const plain = whole === undefined ? text : whole + rest;
  if (/\d.*[x*•]{2,}|[x*•]{2,}.*\d/i.test(plain))
    return none(`The number is masked (${shown}): whoever sent the list hides it.`);
  // A slash may part two numbers, or the digits of one.
  for (const parts of [[plain], plain.split(/[/,;|&]|\bor\b|\band\b/i), plain.split(" ")]) {
    const first = parts.findIndex((part) => readPhone(part) !== null);
    if (first < 0) continue;
    const others = parts.filter((_, at) => at !== first).map((part) => part.trim());
    return { phone: readPhone(parts[first]!), others: others.filter(Boolean), fault: "" };
  }
  const digits = plain.replace(/\D/g, "").length;
  if (digits === 0) return none(`Where the number should be it has ${shown}.`);
  return none(
    digits < fewestDigits
      ? `${shown} is too short: it has ${digits} of ${fewestDigits} digits.`
      : `${shown} is no number that anybody can be called on.`,
  );
}

function readPhone(text: string): string | null {
  const number = readPhoneNumber(text);
  return number && toE164(number);
}

/** A day, alone or with a time: `28-11-2026 02:35 PM`, `Nov 28, 2026`, `2026-11-28T14:35:00+05:30`, Excel's number of a day. */
export type DayCell = { at: Date | null; fault: string };

const readDate = dateReader("first");
const zoned = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/;
const timeBehind = /(?:^|[\sT,]+)(\d{1,2}):(\d\d)(?::\d\d(?:\.\d+)?)?\s*([ap])?\.?(?:m\.?)?\s*(?:IST)?$/i;

/** `at`: null where nothing is said, or nothing that can be read; without a time it is noon in India, or now. */
export function readAskedCell(cell: string, now: Date): DayCell {
  const text = cleanLine(cell.slice(0, longestCell)).replace(/^'/, "");
  if (text === "" || /^[-–—.]+$/.test(text)) return { at: null, fault: "" };
  if (zoned.test(text)) return { at: new Date(text.replace(/([+-]\d\d)(\d\d)$/, "$1:$2")), fault: "" };
  const fault = `Its date “${text.slice(0, 40)}” can’t be read.`;
  const serial = /^([3-5]\d{4})(\.\d+)$/.exec(text);
  const minutes = serial ? Math.round(Number(serial[2]) * 1_440) : null;
  const time = serial ? null : timeBehind.exec(text);
  const day = (serial?.[1] ?? (time ? text.slice(0, time.index) : text)).replace(
    /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i,
    "",
  );
  const read = readDate(day.trim());
  const date = read instanceof Guess ? read.value : read;
  if (typeof date !== "string") return { at: null, fault };
  const clock = minutes === null ? clockOf(time) : { hour: Math.floor(minutes / 60), minute: minutes % 60 };
  const two = (figure: number) => String(figure).padStart(2, "0");
  const at = fromIndianTime(`${date.slice(0, 10)}T${two(clock?.hour ?? 12)}:${two(clock?.minute ?? 0)}`);
  if (!at) return { at: null, fault };
  const isToday = clock === null && at > now && at.getTime() - now.getTime() < 43_200_000;
  return { at: isToday ? now : at, fault: "" };
}

function clockOf(time: RegExpExecArray | null): { hour: number; minute: number } | null {
  if (!time) return null;
  const half = time[3]?.toLowerCase();
  const hour = Number(time[1]);
  return { hour: half ? (hour % 12) + (half === "p" ? 12 : 0) : hour, minute: Number(time[2]) };
}
