import "server-only";
import { env } from "@/lib/process/env";
import { errorName, log } from "@/lib/process/log";
import { storeReport } from "@/lib/vitals/vital-mutations";
import { vitalReportSchema, type VitalReport } from "@/lib/vitals/vital-schema";
import { viewedPage } from "@/lib/vitals/viewed-page";
import { clientAddress } from "@/lib/process/client-address";
import { vitalsCall } from "@/lib/contract/write-calls";
import { ApiError, toApiError } from "./errors";
import { reportToBackend } from "./forward";
import { checkOrigin, ownPage } from "./check-origin";
import { checkReporter } from "@/lib/process/rate-limits";
import { parseJson, readRequestBody, mediaTypeOf } from "./read-submission";
import { refuseMethods, type ServedCall } from "./serve-calls";

const mostBytes = 2 * 1024;

/**
 * Stores the measurements of one page view (specification, section 9), from our own pages only, and answers 204. They
 * are optional: while the database can't be reached they are dropped, which is logged once.
 */
async function handleVitals(request: Request): Promise<Response> {
  try {
    checkOrigin(request.headers);
    if (mediaTypeOf(request.headers) !== "application/json")
      throw new ApiError(415, "Please send JSON (Content-Type: application/json).");
    const sent = parseJson(await readRequestBody(request, mostBytes));
    await checkReporter(clientAddress(request.headers));
    await keep(request, check(sent));
    return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    // Any other error is a body that ended early.
    return (toApiError(error) ?? new ApiError(400, "The body can't be read.")).toResponse();
  }
}

export const vitalsHandler: ServedCall = {
  path: vitalsCall.path,
  ...refuseMethods("This call takes a measurement (POST).", "POST"),
  POST: handleVitals,
};

function check(sent: Record<string, unknown>): VitalReport {
  const parsed = vitalReportSchema.safeParse(sent);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), msg: message }));
  throw new ApiError(400, errors.map(({ path, msg }) => `${path}: ${msg}`).join("; "), errors);
}

let isLosing = false;

async function keep(request: Request, report: VitalReport): Promise<void> {
  const { API_BASE_URL } = env();
  try {
    if (API_BASE_URL) await reportToBackend(request, API_BASE_URL, vitalsCall.path, report);
    else await storeReport(report, new Date(), viewed(request.headers));
    if (isLosing) log("info", "Measurements of page speed are kept again");
    isLosing = false;
  } catch (error) {
    if (!isLosing) log("warn", "Measurements of page speed are being lost", { error: errorName(error) });
    isLosing = true;
  }
}

/** The page that it is about: a browser says it of its own accord, so nothing more is sent for that. */
function viewed(headers: Headers) {
  const page = ownPage(headers);
  return page === null ? null : viewedPage(page);
}
