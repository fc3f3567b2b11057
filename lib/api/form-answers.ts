import "server-only";
import { brand } from "@/content/site";
import { consentCookieName } from "@/lib/enquiries/intake/consent-token";
import { correctionCookieName } from "@/lib/enquiries/intake/correction-token";
import { draftHeader, keepDraft } from "@/lib/enquiries/intake/lead-drafts";
import type { LeadErrors, LeadFormId } from "@/lib/enquiries/forms/lead-forms";
import type { LeadReceipt } from "@/lib/enquiries/intake/receive-lead";
import { env } from "@/lib/process/env";
import { languageOf, type Language } from "@/lib/base/language";
import { addressIn } from "@/lib/base/language-addresses";
import { fetchOwn } from "@/lib/process/own-server";
import { escapeMarkup } from "@/lib/base/markup";
import { enquirePath, thankYouPath } from "@/lib/base/enquire-path";
import { ApiError } from "./errors";
import type { SentFields } from "./read-submission";

/** Answers a form without JavaScript: 303 to the thank-you page, so that a reload does not send the form again. */
export function redirectToThanks(
  form: LeadFormId,
  { reference, correction, consent }: LeadReceipt,
  sent: SentFields,
): Response {
  const language = languageOfForm(sent);
  const headers = new Headers({
    Location: addressIn(language, thankYouPath({ form, reference, ...projectOf(sent.fields) })),
    "Cache-Control": "no-store",
  });
  if (correction) headers.append("Set-Cookie", thanksCookie(correctionCookieName, correction, language));
  // Our own token derives from the other cookie.
  if (consent && env().API_BASE_URL)
    headers.append("Set-Cookie", thanksCookie(consentCookieName, consent, language));
  return new Response(null, { status: 303, headers });
}

/** The language of the page that the form was on, which is what is answered with. */
export function languageOfForm({ context }: Pick<SentFields, "context">): Language {
  return languageOf(context.page ?? "");
}

/** What lets the thank-you page show the number and correct it: in no address, and sent to that page alone. */
function thanksCookie(name: string, token: string, language: Language): string {
  const secure = env().SITE_URL.startsWith("https:") ? "; Secure" : "";
  return `${name}=${token}; Path=${addressIn(language, "/thank-you")}; Max-Age=3600; HttpOnly; SameSite=Lax${secure}`;
}

/** The form again, with what was typed and the errors, with the status of the refusal. */
export async function showFormAgain(form: LeadFormId, sent: SentFields, error: ApiError): Promise<Response> {
  const errors = (error.errors ?? []).reduce<LeadErrors>(
    (all, { path, msg }) => ({ [path]: msg, ...all }),
    {},
  );
  const known = Object.keys(errors).length > 0;
  const token = keepDraft({ values: typedIn(sent), errors, ...(!known && { problem: error.message }) });
  const headers = new Headers(error.toResponse().headers);
  headers.set("Content-Type", "text/html; charset=utf-8");
  const path = addressIn(languageOfForm(sent), enquirePath({ form, ...projectOf(sent.fields) }));
  const page = await renderForm(path, token);
  if (page?.policy) headers.set("Content-Security-Policy", page.policy);
  return new Response(page?.html ?? plainPage(error.message), { status: error.status, headers });
}

/**
 * The page of the form with its policy, requested from this server itself: only a page is rendered with the site's header and style,
 * and what was typed must not be in an address, which may be logged or kept in a history.
 */
async function renderForm(
  path: string,
  token: string,
): Promise<{ html: string; policy: string | null } | null> {
  try {
    const response = await fetchOwn(path, { headers: { [draftHeader]: token } });
    if (!response.ok) return null;
    return { html: await response.text(), policy: response.headers.get("content-security-policy") };
  } catch {
    // The plain page below says the same, without the site's header and style.
    return null;
  }
}

function plainPage(message: string): string {
  return `<!doctype html><html lang="en-IN"><meta name="viewport" content="width=device-width"><title>Please try again</title>
<h1>Please try again</h1><p role="alert">${escapeMarkup(message)}</p><p>Go back to the form: what you typed is still there. Or call us on
<a href="${brand.phoneLink}">${brand.phone}</a>.</p></html>`;
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
