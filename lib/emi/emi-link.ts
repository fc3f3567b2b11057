import { parseEmiField, emiTenures, type EmiField, type EmiInputs } from "@/lib/emi/emi";
import { defaultEmiInputs, emiFields } from "@/lib/emi/emi-fields";

type SearchParams = Record<string, string | string[] | undefined>;

function firstValue(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

/**
 * The inputs in a link (`totalCost`, `downPayment`, `interestRate`, `tenure`), by the rules of the boxes. Missing or
 * invalid ones are replaced by `defaults`; an empty value is an empty box.
 */
export function parseEmiInputs(query: SearchParams, defaults: EmiInputs = defaultEmiInputs): EmiInputs {
  const field = (name: EmiField) =>
    parseEmiField(defaults[name], firstValue(query[name]) ?? defaults[name], name);
  const tenure = firstValue(query.tenure);
  return {
    totalCost: field("totalCost"),
    downPayment: field("downPayment"),
    interestRate: field("interestRate"),
    tenure: emiTenures.find((years) => String(years) === tenure) ?? defaults.tenure,
  };
}

/** The query string that `parseEmiInputs` reads back to the same inputs, without the question mark. */
export function toEmiQuery(inputs: EmiInputs): string {
  const query = new URLSearchParams(emiFields.map(({ name }) => [name, inputs[name]]));
  query.set("tenure", String(inputs.tenure));
  return query.toString();
}

/** The same without what the calculator begins with by itself, for links that nobody copies. */
export function toShortEmiQuery(inputs: EmiInputs): string {
  const query = new URLSearchParams(toEmiQuery(inputs));
  for (const [name, value] of new URLSearchParams(toEmiQuery(defaultEmiInputs)))
    if (query.get(name) === value) query.delete(name);
  return query.toString();
}
