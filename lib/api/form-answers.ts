import "server-only";
import { brand } from "@/content/site";
import { draftHeader, keepDraft } from "@/lib/enquiries/intake/lead-drafts";
import type { LeadErrors, LeadFormId } from "@/lib/enquiries/forms/lead-forms";
import { fetchOwn } from "@/lib/process/own-server";
import { escapeMarkup } from "@/lib/base/markup";
import { enquirePath, thankYouPath } from "@/lib/base/paths";
import { ApiError } from "./errors";
import type { Sent } from "./read-submission";

/** What a form without JavaScript gets: 303 to a page that says thanks, so that a reload sends nothing again. */
export function thank(form: LeadFormId, reference: string, fields: Sent["fields"]): Response {
  const location = thankYouPath({ form, reference, ...projectOf(fields) });
  return new Response(null, { status: 303, headers: { Location: location, "Cache-Control": "no-store" } });
}

/** The form again, with what was typed and what was wrong, under the status of the refusal. */
export async function showAgain(form: LeadFormId, sent: Sent, error: ApiError): Promise<Response> {
  const errors = (error.errors ?? []).reduce<LeadErrors>(
    (all, { path, msg }) => ({ [path]: msg, ...all }),
    {},
  );
  const known = Object.keys(errors).length > 0;
  const token = keepDraft({ values: typedIn(sent), errors, ...(!known && { problem: error.message }) });
  const headers = new Headers(error.toResponse().headers);
  headers.set("Content-Type", "text/html; charset=utf-8");
  const html = await renderForm(enquirePath({ form, ...projectOf(sent.fields) }), token);
  return new Response(html ?? plainPage(error.message), { status: error.status, headers });
}

/**
 * The page of the form, asked from this very process: only a page can be rendered with the site's frame and style, and
 * what was typed must not pass through an address that is logged or kept in a history.
 */
async function renderForm(path: string, token: string): Promise<string | null> {
  try {
    const response = await fetchOwn(path, { headers: { [draftHeader]: token } });
    return response.ok ? await response.text() : null;
  } catch {
    // The plain page below says the same without the frame.
    return null;
  }
}

function plainPage(message: string): string {
  return `<!doctype html><html lang="en-IN"><meta name="viewport" content="width=device-width"><title>Please try again</title>
<h1>Please try again</h1><p role="alert">${escapeMarkup(message)}</p><p>Go back to the form: what you typed is still there. Or call us on
<a href="${brand.phoneLink}">${brand.phone}</a>.</p></html>`;
}

function typedIn({ fields, context }: Sent): Record<string, string> {
  const typed = Object.entries(fields).flatMap(([name, value]) =>
    typeof value === "string" || value === true ? [[name, String(value)] as const] : [],
  );
  return { ...Object.fromEntries(typed), countryCode: context.countryCode };
}

function projectOf({ propertyId, type }: Sent["fields"]) {
  const known = typeof propertyId === "string" && propertyId !== "";
  return known ? { project: propertyId, isPlot: type === "plot" } : {};
}
