import "server-only";
import { correctionCall } from "@/lib/contract/write-calls";
import { parseLeadForm } from "@/lib/enquiries/forms/lead-forms";
import { correctionFailed } from "@/lib/enquiries/forms/lead-messages";
import { correctionSchema } from "@/lib/enquiries/forms/lead-schema";
import { readPhoneNumber, toE164, sayPhoneNumber } from "@/lib/enquiries/forms/phone-number";
import { correctPhone } from "@/lib/enquiries/intake/correct-phone";
import { thankYouPath } from "@/lib/base/enquire-path";
import { env } from "@/lib/process/env";
import { errorName, log } from "@/lib/process/log";
import { checkAddress } from "@/lib/process/rate-limits";
import { checkOrigin } from "./check-origin";
import { clientAddress } from "@/lib/process/client-address";
import { ApiError, toApiError } from "./errors";
import { backTo } from "./form-answers";
import { correctAtBackend } from "./forward";
import { readFields, readSubmission, type SentFields } from "./read-submission";
import { refuseMethods, type Handler, type ServedCall } from "./serve-calls";

/**
 * Gives a lead the right number, for whoever holds the token that its answer brought along: JSON, or the form of the
 * thank-you page, which is shown again.
 */
const POST: Handler = async (request) => {
  let sent: SentFields | undefined;
  try {
    checkOrigin(request.headers);
    sent = await readSubmission(request);
    await checkAddress(clientAddress(request.headers));
    const said = await correct(request, sent);
    if (sent.isForm) return backToThanks(sent);
    const body = { status: true, message: `We will call ${said}.`, data: { phone: said } };
    return Response.json(body, { headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    const refusal = toApiError(error) ?? unexpected(error);
    if (!sent?.isForm) return refusal.toResponse();
    return backToThanks(sent, refusal.errors ? "number" : "other");
  }
};

export const correctionHandler: ServedCall = {
  path: correctionCall.path,
  ...refuseMethods("This call corrects the number of a lead (POST).", "POST"),
  POST,
};

async function correct(request: Request, { fields, context }: SentFields): Promise<string> {
  const { correction: token, phoneNumber: national } = readFields(
    correctionSchema(context.countryCode),
    fields,
  );
  const typed = readPhoneNumber(String(fields.phoneNumber), context.countryCode);
  const number = { national, countryCode: typed?.countryCode ?? context.countryCode };
  const { API_BASE_URL } = env();
  if (API_BASE_URL) await correctAtBackend(request, API_BASE_URL, { token, number });
  else await correctPhone({ token, phone: toE164(number), at: new Date() });
  return sayPhoneNumber(number);
}

function backToThanks(sent: SentFields, problem?: "number" | "other"): Response {
  const { fields } = sent;
  const text = (name: string) => (typeof fields[name] === "string" ? fields[name] : "");
  const path = thankYouPath({
    form: parseLeadForm(text("form")) ?? "",
    reference: text("reference"),
    ...(text("propertyId") && { project: text("propertyId"), isPlot: text("type") === "plot" }),
    problem,
    visit: text("visit"),
  });
  return backTo(sent, path);
}

function unexpected(error: unknown): ApiError {
  log("error", "A number could not be corrected", { error: errorName(error) });
  return new ApiError(503, correctionFailed);
}
