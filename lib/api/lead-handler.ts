import "server-only";
import { leadFormSchemas, sourceSchema, toWireBody } from "@/lib/enquiries/forms/lead-schema";
import { leadForms, type LeadFormDefinition, type LeadFormId } from "@/lib/enquiries/forms/lead-forms";
import { fixErrors } from "@/lib/enquiries/forms/callback-form";
import { defaultCountryCode, type CountryCode } from "@/lib/enquiries/forms/lead-options";
import { readPhoneNumber } from "@/lib/enquiries/forms/phone-number";
import { receiveLead, type LeadReceipt } from "@/lib/enquiries/intake/receive-lead";
import { env } from "@/lib/process/env";
import { errorName, log } from "@/lib/process/log";
import { clientAddress } from "@/lib/process/client-address";
import type { WriteCall } from "@/lib/contract/call-kinds";
import { leadCalls } from "@/lib/contract/write-calls";
import { ApiError, toApiError } from "./errors";
import { showFormAgain, redirectToThanks } from "./form-answers";
import { giveToBackend } from "./forward-lead";
import { checkOrigin } from "./check-origin";
import { checkAddress } from "@/lib/process/rate-limits";
import { isFormType, readSubmission, type SentFields } from "./read-submission";
import { refuseMethods, type Handler, type ServedCall } from "./serve-calls";

/** For a form that was refused before its body was read: where it stood the browser says beside it. */
function unread({ headers }: Request): SentFields {
  const from = headers.get("referer") ?? "";
  const page = URL.canParse(from) ? new URL(from).pathname : undefined;
  return { isForm: true, fields: {}, context: { countryCode: defaultCountryCode, page } };
}

/**
 * One call that takes a lead: from our own pages only, not too often, at most 32 KB, checked with the schema of its form,
 * stored, and answered in JSON (201) or, to a form without JavaScript, with a page.
 */
export function leadHandler(call: WriteCall): ServedCall {
  const POST: Handler = async (request) => {
    let sent: SentFields | undefined;
    let form: LeadFormDefinition = defaultForm(call);
    const address = clientAddress(request.headers);
    try {
      checkOrigin(request.headers);
      await checkAddress(address);
      sent = await readSubmission(request);
      form = formOf(call, sent);
      const receipt = await store(request, form, sent);
      return sent.isForm ? redirectToThanks(form.id, receipt, sent) : created(form, receipt);
    } catch (error) {
      const refusal = toApiError(error) ?? unexpected(call, error);
      if (!isFormType(request.headers)) return refuseJson(call, refusal);
      return showFormAgain(form.id, sent ?? unread(request), refusal, address);
    }
  };
  return { path: call.path, ...refuseMethods("This call takes a lead (POST).", "POST"), POST };
}

async function store(request: Request, form: LeadFormDefinition, sent: SentFields): Promise<LeadReceipt> {
  const idempotencyKey = keyOf(request.headers);
  const countryCode = codeOf(sent);
  const body = check(form.id, sent.fields, countryCode);
  const { API_BASE_URL } = env();
  if (API_BASE_URL) return giveToBackend(request, API_BASE_URL, form, body, countryCode);
  return receiveLead({
    kind: form.kind,
    body,
    context: { ...sent.context, countryCode },
    idempotencyKey,
    address: clientAddress(request.headers),
    at: new Date(),
  });
}

/** The form that sent these fields: the answer uses its texts. */
function formOf(call: WriteCall, { fields, context, isForm }: SentFields): LeadFormDefinition {
  if (call === leadCalls.createEnquiry) {
    const source = sourceSchema.safeParse({ source: fields.source ?? undefined });
    if (source.success) return leadForms[source.data.source];
    const msg = source.error.issues[0]?.message ?? "";
    throw new ApiError(400, `source: ${msg}`, [{ path: "source", msg }]);
  }
  const isApplication = isForm && context.form === "loan-application" && call === leadCalls.createLoan;
  return isApplication ? leadForms["loan-application"] : defaultForm(call);
}

function defaultForm(call: WriteCall): LeadFormDefinition {
  const form = Object.values(leadForms).find(({ path }) => path === call.path);
  if (!form) throw new Error(`No form belongs to ${call.path}`);
  return form;
}

/** The country code that was typed with the number, else the chosen one. */
function codeOf({ fields, context }: SentFields): CountryCode {
  const typed = typeof fields.phoneNumber === "string" ? fields.phoneNumber : "";
  return readPhoneNumber(typed, context.countryCode)?.countryCode ?? context.countryCode;
}

function check(
  form: LeadFormId,
  fields: Record<string, unknown>,
  countryCode: CountryCode,
): Record<string, unknown> {
  const parsed = leadFormSchemas[form](countryCode).safeParse(fields);
  if (parsed.success) return toWireBody(form, parsed.data);
  const errors = parsed.error.issues.map(({ path, message }) => ({ path: String(path[0]), msg: message }));
  throw new ApiError(400, form === "contact" ? fixErrors : (errors[0]?.msg ?? ""), errors);
}

function keyOf(headers: Headers): string | null {
  const key = headers.get("idempotency-key")?.trim();
  if (!key) return null;
  if (/^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new ApiError(400, "Idempotency-Key must be 1 to 200 printable characters.");
}

function created({ success }: LeadFormDefinition, receipt: LeadReceipt): Response {
  const body = { status: true, message: success, data: receipt };
  return Response.json(body, { status: 201, headers: { "Cache-Control": "no-store" } });
}

/** The contact call names its errors by field, the others list them (specification, sections 7 and 8). */
function refuseJson(call: WriteCall, refusal: ApiError): Response {
  if (call !== leadCalls.createContact || !refusal.errors) return refusal.toResponse();
  const errors = Object.fromEntries([...refusal.errors].reverse().map(({ path, msg }) => [path, msg]));
  return Response.json(
    { status: false, message: refusal.message, errors },
    { status: refusal.status, headers: { "Cache-Control": "no-store" } },
  );
}

/** A defect of the program: the visitor does not see its message, but a phone number to call. */
function unexpected(call: WriteCall, error: unknown): ApiError {
  log("error", "A lead could not be taken", { call: call.path, error: errorName(error) });
  const { failure } = defaultForm(call);
  return new ApiError(503, failure);
}
