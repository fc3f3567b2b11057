import { z } from "zod";
import { formatRupees } from "@/lib/base/format";
import type { FieldFault } from "@/lib/base/refusal";
import { readAmount } from "@/lib/projects/project/own-range";
import { type FieldNames, type Fields, faultsOf, type FormField } from "./form-field";

const sumHint = "Such as: 85 L, 1.25 Cr, 2,40,000";

export const bookingFields: readonly FormField[] = [
  { name: "bookedOn", label: "Booked on", required: true, isDay: true },
  { name: "project", label: "Project", list: "projects", hint: "Its name as the site has it, or its number" },
  { name: "unit", label: "Plan or unit", hint: "Such as: 3 BHK, tower B, 1203" },
  { name: "price", label: "Price", hint: sumHint },
  { name: "expected", label: "Commission expected", hint: sumHint },
  { name: "invoiced", label: "Commission invoiced" },
  { name: "received", label: "Commission received" },
];

/** What each field is called, also in a lead's history. */
export const bookingLabels: Record<string, string> = Object.fromEntries(
  bookingFields.map(({ name, label }) => [name, label]),
);

export const bookingNames: FieldNames = {
  label: (name) => bookingLabels[name] ?? name,
  order: (name) => bookingFields.findIndex((field) => field.name === name),
  row: (kind) => kind,
};

/** The fields of its form; sums as they are read again, to the rupee. */
export function writeBooking(booking: Booking): Fields {
  const written = Object.entries(booking).map(([name, value]) => [
    name,
    typeof value === "number" ? formatRupees(value) : (value ?? ""),
  ]);
  return Object.fromEntries(written) as Fields;
}

const sum = z.string().transform((typed, context) => {
  if (typed === "") return null;
  // Elsewhere a bare 95 is 95 lakhs; here it may be a percentage, or thousands.
  if (/^₹?\s*\d{1,3}(?:\.\d+)?$/.test(typed)) {
    context.addIssue(`What is ${typed}? Write ${typed} L for lakhs, or all digits.`);
    return z.NEVER;
  }
  const rupees = readAmount(typed);
  if (rupees !== null) return rupees;
  context.addIssue("This is no sum of money: write 85 L, 1.25 Cr or 2,40,000.");
  return z.NEVER;
});

/** `today`: in India. Nobody has booked in days to come, or before the company was there. */
const bookingSchema = (today: string) =>
  z.object({
    bookedOn: z.iso
      .date({ error: "Please choose the day of the booking.", abort: true })
      .refine(
        (day) => day >= "2011-01-01" && day <= today,
        "Please choose a day that has been: from 2011 to today.",
      ),
    project: z.string().max(200, "This name is too long for a project."),
    unit: z
      .string()
      .max(200, "Please write the plan or unit in at most 200 characters.")
      .transform((unit) => unit || null),
    price: sum,
    expected: sum,
    invoiced: sum,
    received: sum,
  });

/**
 * A home that somebody booked, and what it brings. Sums are whole rupees; `bookedOn` is a day in India, `project` its name or
 * number.
 */
export type Booking = z.output<ReturnType<typeof bookingSchema>>;

/** The boxes of the form alone, trimmed. */
export const bookingTyped = (sent: Fields): Fields =>
  Object.fromEntries(bookingFields.map(({ name }) => [name, (sent[name] ?? "").trim()]));

/** Reads the form; else what is wrong with it, a sentence for each field. */
export function readBooking(fields: Fields, today: string): { booking: Booking } | { faults: FieldFault[] } {
  const parsed = bookingSchema(today).safeParse(fields);
  return parsed.success ? { booking: parsed.data } : { faults: faultsOf(parsed.error) };
}
