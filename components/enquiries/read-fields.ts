import type { LeadForm } from "@/lib/enquiries/forms/lead-forms";
import { toPhoneDigits } from "@/lib/enquiries/forms/lead-text";

/** What stands in the form now, by the names on the wire: the fields, and the hidden ones that belong to the body. */
export function readFields(form: LeadForm, data: FormData): Record<string, unknown> {
  const hidden = ["propertyId", "source"].flatMap((name) => (data.get(name) ? [[name, data.get(name)]] : []));
  const fields = form.fields.map(({ name, control }) => {
    const value = String(data.get(name) ?? "");
    if (control === "consent") return [name, value === "true"];
    return [name, control === "phone" ? toPhoneDigits(value) : value];
  });
  return Object.fromEntries([...hidden, ...fields]);
}
