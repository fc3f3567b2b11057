import { RateLimiterMemory } from "rate-limiter-flexible";
import { vitalsPath } from "@/lib/base/call-paths";
import { isDeskPath } from "./addresses";
import { Overload } from "./fair-slots";

/** So many of a kind in so many seconds: more than an office or a carrier's visitors behind one address send. */
const most = { points: 60, duration: 10 };

/**
 * Leads and what staff change take no slot, so that whoever sends a body slowly holds up nobody's. So the requests of one
 * visitor that are more than reading are counted, before Next or a call has work with them: what he may not send costs as
 * much as what he may. Measurements count apart, so that they never cost a lead.
 */
export class WriteLimit {
  readonly #counts = new RateLimiterMemory(most);

  /** Counts a request to this path; rejects with `Overload` when there were too many. */
  async count(path: string, visitor: string): Promise<void> {
    const kind = isDeskPath(path) ? "desk" : path.endsWith(vitalsPath) ? "vitals" : "calls";
    await this.#counts.consume(`${kind} ${visitor}`).catch(() => {
      throw new Overload(true);
    });
  }
}
