import type { NumberedRow } from "@/lib/catalogue/read/csv-rows";
import type { FileConsent, LeadColumn } from "@/lib/desk/forms/lead-file";
import { fromIndianTime } from "@/lib/desk/forms/moments";
import { limits, optionalEmail } from "@/lib/enquiries/forms/lead-schema";
import { cleanLine, cleanText } from "@/lib/enquiries/forms/lead-text";
import { momentFault } from "@/lib/enquiries/forms/outside-lead";
import { readAskedCell, readPhoneCell } from "./lead-cells";
import type { LeadSheet } from "./lead-sheet";

/** A row of a sheet as the lead that it would be. */
export type SheetPerson = {
  line: number;
  cells: readonly string[];
  /** What tells it from another row of the same source: its own number of the lead, else all that stands in it. */
  own: string[];
  name: string;
  /** E.164; null: it can't be taken. */
  phone: string | null;
  email: string | null;
  project: string | null;
  message: string | null;
  /** When the person asked. */
  at: string;
  /** The sheet says so. */
  isDated: boolean;
  channels: FileConsent["channels"];
  /** Why it can't be taken. */
  fault: string;
  /** How it was read where that is not plain. */
  notes: string[];
};

const noName = "Name not given";
const addressSchema = optionalEmail({ emailInvalid: "no address" });

/** Everybody in a sheet, in its order; rows with nothing in them are left out. */
export function readPeople(
  { headings, columns, rows }: LeadSheet,
  consent: FileConsent,
  now = new Date(),
): SheetPerson[] {
  const besides = columns.flatMap(({ field }, at) => (field === "besides" ? [at] : []));
  const placesOf = (wanted: LeadColumn) => columns.flatMap(({ field }, at) => (field === wanted ? [at] : []));
  const places = {
    ...{ name: placesOf("name"), phone: placesOf("phone"), email: placesOf("email"), id: placesOf("id") },
    ...{ project: placesOf("project"), message: placesOf("message"), at: placesOf("at") },
  };
  const undated = dayOf(consent.on, now);
  const readRow = (row: NumberedRow): SheetPerson[] => {
    if ("error" in row)
      return [faulty(row.line, [row.text ?? ""], `The line can’t be read: ${row.error}.`, consent, now)];
    const cells = row.cells.map((cell) => cell.trim());
    if (cells.every((cell) => cell === "")) return [];
    if (cells.slice(headings.length).some(Boolean))
      return [faulty(row.line, cells, "It has more cells than there are headings.", consent, now)];
    const textsOf = (which: readonly number[]) => which.map((at) => cells[at] ?? "").filter(Boolean);
    const said = (which: keyof typeof places) => textsOf(places[which]);
    const notes: string[] = [];
    const numbers = said("phone").map(readPhoneCell);
    const at = numbers.findIndex(({ phone }) => phone !== null);
    const { phone } = numbers[at] ?? { phone: null };
    const others = numbers.flatMap((number, place) => [
      ...(place !== at && number.phone && number.phone !== phone ? [number.phone] : []),
      ...number.others,
    ]);
    const name = cleanLine(said("name").join(" ").slice(0, limits.name));
    if (name === "") notes.push(`It has no name, so the lead is called “${noName}”.`);
    const emails = said("email").map((cell) => addressSchema.safeParse(cell).data ?? null);
    const email = emails.find((one) => one !== null) ?? null;
    if (emails.length > 0 && email === null)
      notes.push(`“${said("email")[0]!.slice(0, 60)}” is no address, and is left out.`);
    const [given = "", ...more] = said("project").map((cell) => cleanLine(cell.slice(0, 200)));
    // A number is the portal's own, and not that of a project here.
    const project = given === "" || /^\d+$/.test(given) ? null : given;
    const asked = readAskedCell(said("at").join(" "), now);
    if (asked.fault) notes.push(`${asked.fault} It counts as of the day that was said for the file.`);
    const moment = asked.at ?? undated;
    const message = cleanText(
      [
        ...said("message"),
        ...(project === null && given ? [`Project: ${given}`] : []),
        ...more.map((other) => `Also: ${other}`),
        ...besides.flatMap((place) => (cells[place] ? [`${headings[place]}: ${cells[place]}`] : [])),
        ...(others.length > 0 ? [`Other number: ${others.join(", ")}`] : []),
      ].join("\n"),
    );
    const channels = consent.channels.filter((channel) => channel !== "email" || email !== null);
    const late = momentFault(moment, now);
    const fault =
      phone === null
        ? (numbers[0]?.fault ?? "It has no phone number.")
        : late
          ? `When they asked ${late}.`
          : channels.length === 0
            ? "They agreed to email alone, and the row has no address."
            : "";
    return [
      {
        line: row.line,
        cells,
        own: said("id").length > 0 ? ["id", ...said("id"), phone ?? ""] : ["cells", ...cells],
        name: name || noName,
        phone,
        email,
        project,
        message: cleanText(message.slice(0, limits.message)) || null,
        at: moment.toISOString(),
        isDated: asked.at !== null,
        channels,
        fault,
        notes,
      },
    ];
  };
  return rows.flatMap(readRow);
}

/** Noon of a day in India, but no moment that is yet to come. */
function dayOf(day: string, now: Date): Date {
  const noon = fromIndianTime(`${day}T12:00`) ?? now;
  const isToday = now.getTime() - noon.getTime() < 43_200_000;
  return noon > now || isToday ? now : noon;
}

function faulty(
  line: number,
  cells: readonly string[],
  fault: string,
  { channels }: FileConsent,
  now: Date,
): SheetPerson {
  return {
    ...{ line, cells, own: ["cells", ...cells], name: cleanLine((cells[0] ?? "").slice(0, 60)), phone: null },
    ...{ email: null, project: null, message: null, at: now.toISOString(), isDated: false },
    ...{ channels, fault, notes: [] },
  };
}
