import { promises } from "@/content/promises";
import { brand } from "@/content/site";
import { t } from "@/lib/base/language";
import { registeredOffice } from "./office-words";

/** What search engines say of the contact page, in the language of the page. */
export function contactDescription(): string {
  return t("Call {company} on {phone} ({hours}), write to us, or visit our office in {city}.", {
    company: brand.name,
    phone: brand.phone,
    hours: t(promises.phone.hours).toLowerCase(),
    city: t(registeredOffice.city),
  });
}
