import { formatArea, formatBhk, formatPrice } from "@/lib/base/format";
import { t } from "@/lib/base/language";

/** The floor plan beside which somebody enquired, as it stood on the page then. Area is sqft, price rupees. */
export type LeadPlan = { bhkType: string | null; area: number | null; price: number | null };

/** Its names on the wire of an enquiry, in the webhook and in the export. */
export const planFields = ["planType", "planArea", "planPrice"] as const;

/** What comes along with an enquiry besides its form: the plan, and the questions that were ticked (`unknowns`). */
export const enquiryExtras = [...planFields, "questions"] as const;

export function toPlanFields({ bhkType, area, price }: LeadPlan): Record<string, string> {
  const values = [bhkType, area, price];
  return Object.fromEntries(
    planFields.flatMap((name, at) => (values[at] == null ? [] : [[name, String(values[at])]])),
  );
}

/** The plan among the fields or details of a lead; `null` if it was about none. */
export function planIn(fields: Partial<Record<string, string | number>>): LeadPlan | null {
  const [type, area, price] = planFields.map((name) => fields[name]);
  if (type === undefined && area === undefined && price === undefined) return null;
  const number = (value: string | number | undefined) => (Number(value) > 0 ? Number(value) : null);
  return { bhkType: type === undefined ? null : String(type), area: number(area), price: number(price) };
}

/** `3 BHK, 1,390 sqft, ₹1.72 Cr`. */
export function sayPlan({ bhkType, area, price }: LeadPlan): string {
  const parts = [
    bhkType && formatBhk(bhkType),
    area && formatArea(area),
    price ? formatPrice(price) : t("Price on request"),
  ];
  return parts.filter(Boolean).join(", ");
}
