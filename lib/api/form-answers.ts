import "server-only";
import { brand } from "@/content/site";
import { consentCookieName, correctionCookieName } from "@/lib/enquiries/intake/installation-secret";
import { draftHeader, keepDraft, takeDraft, thanksCookie } from "@/lib/enquiries/intake/lead-drafts";
import type { LeadErrors, LeadFormId } from "@/lib/enquiries/forms/lead-forms";
import type { LeadReceipt } from "@/lib/enquiries/intake/receive-lead";
import { env } from "@/lib/process/env";
import { language, languageOf, t, type Language } from "@/lib/base/language";
import { addressIn } from "@/lib/base/language-addresses";
import { fetchOwn, ownVisitorHeader } from "@/lib/process/own-server";
import { escapeMarkup } from "@/lib/base/markup";
import { sayMessage } from "@/lib/enquiries/forms/say-message";
import { readVisitTimes, writeVisitTimes } from "@/lib/enquiries/forms/visit-times";
import { sayIn } from "@/lib/process/say-in";
import { enquirePath, thankYouPath } from "@/lib/base/enquire-path";
import { ApiError } from "./errors";
import type { SentFields } from "./read-submission";

/** Answers a form without JavaScript: 303 to the thank-you page, so that a reload does not send the form again. */
export function redirectToThanks(
  form: LeadFormId,
  { reference, correction, consent }: LeadReceipt,
  sent: SentFields,
): Response {
  const spoken = languageOfForm(sent);
  const headers = new Headers({
    Location: addressIn(
      spoken,
      thankYouPath({
        form,
        reference,
        ...projectOf(sent.fields),
        visit: writeVisitTimes(readVisitTimes(sent.fields.visitTimes)),
      }),
    ),
    "Cache-Control": "no-store",
  });
  // What lets the thank-you page show the number and correct it, which is in no address.
  const page = addressIn(spoken, "/thank-you");
  if (correction) headers.append("Set-Cookie", thanksCookie(correctionCookieName, correction, page));
  // Our own token derives from the other cookie.
  if (consent && env().API_BASE_URL)
    headers.append("Set-Cookie", thanksCookie(consentCookieName, consent, page));
  return new Response(null, { status: 303, headers });
}

/** The language of the page that the form was on, which is what is answered with. */
export function languageOfForm({ context }: Pick<SentFields, "context">): Language {
  return languageOf(context.page ?? "");
}

/** To a page of the site, in the language of the one that the form was on. */
export function backTo(sent: SentFields, path: string): Response {
  const Location = addressIn(languageOfForm(sent), path);
  return new Response(null, { status: 303, headers: { Location, "Cache-Control": "no-store" } });
}

/** What readers of bodies say with their limit, here as the words of other languages know it. */
const tooLong = "This is too long: at most 32 KB can be sent.";

/**
 * Statuses that need no page of the site: what another site's pages send, what is too long and what comes too often costs
 * next to nothing to refuse.
 */
const plainStatuses = [403, 413, 429];

/**
 * The form again, with what was typed and the errors, with the status of the refusal. `visitor`: in whose turn its page is
 * rendered (`clientAddress`).
 */
export async function showFormAgain(
  form: LeadFormId,
  sent: SentFields,
  error: ApiError,
  visitor: string,
): Promise<Response> {
  const problem = error.status === 413 ? tooLong : error.message;
  const headers = new Headers(error.toResponse().headers);
  headers.set("Content-Type", "text/html; charset=utf-8");
  const page = plainStatuses.includes(error.status) ? null : await renderForm(form, sent, error, visitor);
  if (page?.policy) headers.set("Content-Security-Policy", page.policy);
  const html = page?.html ?? sayIn(languageOfForm(sent), () => plainPage(problem));
  return new Response(html, { status: error.status, headers });
}

/**
 * The page of the form with its policy, requested from this server itself: only a page is rendered with the site's header and style,
 * and what was typed must not be in an address, which may be logged or kept in a history. Null when it can't be had: the
 * plain page says the same.
 */
async function renderForm(
  form: LeadFormId,
  sent: SentFields,
  { errors: faults = [], message }: ApiError,
  visitor: string,
): Promise<{ html: string; policy: string | null } | null> {
  const errors = faults.reduce<LeadErrors>((all, { path, msg }) => ({ [path]: msg, ...all }), {});
  const token = keepDraft({
    values: typedIn(sent),
    errors,
    ...(faults.length === 0 && { problem: message }),
  });
  const path = addressIn(languageOfForm(sent), enquirePath({ form, ...projectOf(sent.fields) }));
  try {
    const response = await fetchOwn(path, { headers: { [draftHeader]: token, [ownVisitorHeader]: visitor } });
    if (!response.ok) return null;
    return { html: await response.text(), policy: response.headers.get("content-security-policy") };
  } catch {
    return null;
  } finally {
    // Nobody takes it when the page was not rendered.
    takeDraft(token);
  }
}

function plainPage(message: string): string {
  const title = t("Please try again");
  const call = t("Go back to the form: what you typed is still there. Or call us on {phone}.", {
    phone: `<a href="${brand.phoneLink}">${brand.phone}</a>`,
  });
  return `<!doctype html><html lang="${language()}-IN"><meta name="viewport" content="width=device-width"><title>${title}</title>
<h1>${title}</h1><p role="alert">${escapeMarkup(sayMessage(message))}</p><p>${call}</p></html>`;
}

function typedIn({ fields, context }: SentFields): Record<string, string> {
  const typed = Object.entries(fields).flatMap(([name, value]) =>
    typeof value === "string" || value === true ? [[name, String(value)] as const] : [],
  );
  return { ...Object.fromEntries(typed), countryCode: context.countryCode };
}

function projectOf({ propertyId, type }: SentFields["fields"]) {
  const known = typeof propertyId === "string" && propertyId !== "";
  return known ? { project: propertyId, isPlot: type === "plot" } : {};
}
