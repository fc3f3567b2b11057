import { calm, excelFault, Guess, saysNothing, Unreadable } from "./cell-readings";

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const monthWord =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const dayMonthYear = new RegExp(
  String.raw`^(\d{1,2})(?:st|nd|rd|th)?[ .,/-]*${monthWord}[ .,'’/-]*(\d{2}|\d{4})$`,
);
const monthYear = new RegExp(String.raw`^${monthWord}[ .,'’/-]*(\d{2}|\d{4})$`);
const monthDayYear = new RegExp(String.raw`^${monthWord} (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$`);
const howToWrite = "write 2027-12-31 or 31/12/2027";

/** Where in a month, a quarter or a year a day is taken that the cell does not name. */
type Edge = "first" | "last";

/** The reader of a column of dates. The day comes before the month, as India writes it. */
export function dateReader(edge: Edge): (cell: string) => unknown {
  return (cell) => (/^\d{4}-\d\d-\d\d(?:T.*)?$/.test(cell) ? cell : readDate(cell, edge));
}

function readDate(cell: string, edge: Edge): unknown {
  const fault = excelFault(cell);
  if (fault) return fault;
  if (saysNothing(cell) || /^(?:ready(?: to move(?: in)?)?|immediate|rtm|possession over)$/i.test(cell))
    return new Guess(undefined, "no date");
  const text = calm(cell).replace(/ 0?0:00(?::00)?$/, "");
  return exact(text) ?? period(text, edge) ?? new Unreadable(`is no date: ${howToWrite}`);
}

function exact(text: string): unknown {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return day(iso[1]!, Number(iso[2]), Number(iso[3]));
  const figures = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{2}|\d{4})$/.exec(text);
  if (figures) {
    const [first, second] = [Number(figures[1]), Number(figures[2])];
    // An American date: nothing else is left when the second number is no month.
    if (second > 12 && first <= 12) return day(figures[3]!, first, second, true);
    return day(figures[3]!, second, first, first <= 12 && first !== second);
  }
  const words = dayMonthYear.exec(text);
  if (words) return day(words[3]!, monthOf(words[2]!), Number(words[1]));
  const american = monthDayYear.exec(text);
  if (american) return day(american[3]!, monthOf(american[1]!), Number(american[2]));
  // A cell that lost its format shows the days since 1900; these are the years 1982 to 2064.
  if (/^[3-5]\d{4}$/.test(text)) {
    const iso = new Date(Date.UTC(1899, 11, 30 + Number(text))).toISOString().slice(0, 10);
    return new Guess(iso, `${iso} (Excel's number of a day)`);
  }
  return undefined;
}

function period(text: string, edge: Edge): unknown {
  const month = monthYear.exec(text);
  if (month) return edgeOf(month[2]!, monthOf(month[1]!), monthOf(month[1]!), edge);
  const figures = /^(\d{1,2})[-/.](\d{4})$/.exec(text);
  if (figures) return edgeOf(figures[2]!, Number(figures[1]), Number(figures[1]), edge);
  const quarter = /^q ?([1-4])[ ,'’/-]*(\d{4}|\d{2})$/.exec(text);
  if (quarter) return edgeOf(quarter[2]!, Number(quarter[1]) * 3 - 2, Number(quarter[1]) * 3, edge);
  const year = /^(?:end (?:of )?)?(20\d\d)$/.exec(text);
  return year ? edgeOf(year[1]!, 1, 12, edge) : undefined;
}

function edgeOf(year: string, from: number, to: number, edge: Edge): unknown {
  const whole = fullYear(year);
  const found =
    edge === "first"
      ? day(whole, from, 1)
      : day(whole, to, new Date(Date.UTC(Number(whole), to, 0)).getUTCDate());
  return typeof found === "string" ? new Guess(found, found) : found;
}

/** The day as ISO 8601; a guess if the century was not written or day and month could be exchanged. */
function day(year: string, month: number, date: number, unsure = false): unknown {
  const moment = new Date(Date.UTC(Number(fullYear(year)), month - 1, date));
  if (moment.getUTCMonth() !== month - 1 || moment.getUTCDate() !== date)
    return new Unreadable(`is no day of the calendar: ${howToWrite}`);
  const iso = moment.toISOString().slice(0, 10);
  return unsure || year.length === 2 ? new Guess(iso, iso) : iso;
}

function fullYear(year: string): string {
  return year.length === 2 ? `20${year}` : year;
}

function monthOf(word: string): number {
  return months.indexOf(word.slice(0, 3)) + 1;
}
