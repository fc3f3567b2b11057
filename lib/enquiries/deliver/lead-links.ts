import { brochureOf } from "@/lib/projects/project/project-facts";
import { here } from "@/lib/base/language";
import { brochurePath, projectPath } from "@/lib/base/paths";
import { countryCodes } from "@/lib/enquiries/forms/lead-options";
import { readPhoneNumber } from "@/lib/enquiries/forms/phone-number";
import type { LeadProject } from "@/lib/enquiries/store/lead-queries";

/** `+91 98765 43210`; numbers of other countries only get a space after the country code. */
export function formatPhone(phone: string): string {
  const india = /^\+91(\d{5})(\d{5})$/.exec(phone);
  if (india) return `+91 ${india[1]} ${india[2]}`;
  const code = countryCodes.find((known) => phone.startsWith(known)) ?? readPhoneNumber(phone)?.countryCode;
  return code ? `${code} ${phone.slice(code.length)}` : phone;
}

/** `phone` is E.164. */
export function callLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}

export function whatsappLink(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, "")}`;
}

export function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
}

/** The address of the project's page, also if the project is no longer shown. */
export function projectLink(project: LeadProject, siteUrl: string): string {
  return siteUrl + projectPath(project);
}

/** A link to the page with the form, if it is a page of this site; the browser may have sent anything. */
export function sourceLink(page: string, siteUrl: string): string | undefined {
  const url = URL.canParse(page, siteUrl) ? new URL(page, siteUrl) : null;
  return url?.origin === new URL(siteUrl).origin ? url.href : undefined;
}

/** The brochure itself and the viewer that shows it, in the language that is spoken where it is called. */
export function brochureLinks(
  project: LeadProject,
  siteUrl: string,
): { file: string; viewer: string } | undefined {
  const brochure = brochureOf(project);
  if (!brochure) return undefined;
  return {
    file: new URL(brochure, siteUrl).href,
    viewer: siteUrl + here(brochurePath(brochure, project.name)),
  };
}
