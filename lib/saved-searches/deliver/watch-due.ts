import "server-only";
import { leadDatabase } from "@/lib/enquiries/store/lead-store";
import { loggableReason } from "@/lib/enquiries/store/lead-store-errors";
import { log } from "@/lib/process/log";
import { processSlot } from "@/lib/process/process-state.mjs";
import { enqueueDue, forgetOld } from "@/lib/saved-searches/store/saved-search-mutations";
import { isMailingTime, nextMorning, type MailingHours } from "@/lib/saved-searches/forms/mailing-hours";

const everyMs = 10_000;
const forgetEveryMs = 3_600_000;
/** Given jobs at a time: the queue never holds thousands of them at once. */
const mostAtOnce = 200;
const watching = processSlot<NodeJS.Timeout | undefined>("saved searches", () => undefined);

/**
 * Gives persons whose morning has come their jobs, and deletes what has ended, again and again. Any number of sites may do it:
 * each person is taken once. `sends`: whether mail is set up; without it nobody is looked at, and what ends is deleted still.
 */
export function watchDueSearches(hours: MailingHours, sends: boolean): void {
  if (watching.current) return;
  let forgetAt = 0;
  let hasFailed = false;
  const look = async () => {
    const now = new Date();
    try {
      if (now.getTime() >= forgetAt) {
        await forgetOld(leadDatabase());
        forgetAt = now.getTime() + forgetEveryMs;
      }
      if (sends && isMailingTime(now, hours))
        await enqueueDue(leadDatabase(), { now, nextAt: nextMorning(now, hours), most: mostAtOnce });
      hasFailed = false;
    } catch (error) {
      // Logged once: while the database is away nothing changes.
      if (!hasFailed)
        log("warn", "Saved searches can't be looked after now", { reason: loggableReason(error) });
      hasFailed = true;
    }
  };
  watching.current = setInterval(() => void look(), everyMs).unref();
}
