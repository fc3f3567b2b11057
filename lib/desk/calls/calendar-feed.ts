import "server-only";
import { ApiError, toApiError } from "@/lib/api/errors";
import { leadPath } from "@/lib/desk/forms/desk-paths";
import type { Visit } from "@/lib/desk/forms/visits";
import { isDeskOn } from "@/lib/desk/session/sign-in";
import { findCalendar } from "@/lib/desk/store/calendar-key";
import { listFeedVisits } from "@/lib/desk/store/visit-queries";
import { type CalendarVisit, calendarFeed } from "@/lib/enquiries/deliver/visit-calendar";
import { clientAddress } from "@/lib/process/client-address";
import { env } from "@/lib/process/env";
import { errorName, log } from "@/lib/process/log";
import { checkCalendar } from "@/lib/process/rate-limits";

const own = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

/** Answers `/desk/calendar/<secret>.ics`: the visits of an account for its calendar app, which can't sign in. */
export async function answerCalendar({ headers }: Request, file: string): Promise<Response> {
  try {
    await checkCalendar(clientAddress(headers));
    const secret = /^([\w-]{43})\.ics$/.exec(file)?.[1];
    const account = secret && (await isDeskOn()) ? await findCalendar(secret) : null;
    if (!account) throw new ApiError(404, "There is no such calendar.");
    const visits = (await listFeedVisits(account.id)).map(toEvent);
    return new Response(calendarFeed(`Visits of ${account.name}`, visits), {
      headers: { ...own, "Content-Type": "text/calendar; charset=utf-8" },
    });
  } catch (error) {
    const refusal = toApiError(error);
    if (refusal) return refusal.toResponse(own);
    log("error", "A calendar could not be read", { error: errorName(error) });
    return new ApiError(503, "The calendar can’t be read just now. Please try again.").toResponse(own);
  }
}

/** The address may get to others: no number, no more of the name than it takes, and no place that staff wrote down. */
function toEvent({ id, leadId, at, name, project }: Visit): CalendarVisit {
  const [first = ""] = name.trim().split(/\s+/);
  return {
    id,
    sequence: 0,
    at,
    summary: `Visit: ${project?.name ?? "no project yet"}`,
    place: project?.place ?? "",
    text: `With ${first}.`,
    url: env().SITE_URL + leadPath(leadId),
  };
}
