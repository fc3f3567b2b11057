import "server-only";
import { judgeCatalogue } from "@/lib/catalogue/run/judge-catalogue";
import { log } from "@/lib/process/log";
import { processSlot } from "@/lib/process/process-state.mjs";
import { deskDatabase } from "./desk-database";

/** How long what looks wrong is taken for known. In milliseconds. */
const everyMs = 60_000;
const last = processSlot("desk judging", () => ({ begun: 0, running: false })).current;

/**
 * Called by whoever shows what looks wrong: projects that were changed since are looked through in the background, once a
 * minute at most. Nobody waits for it, and without anybody at the desk it costs nothing.
 */
export function keepJudged(): void {
  if (last.running || Date.now() - last.begun < everyMs) return;
  last.running = true;
  last.begun = Date.now();
  judgeCatalogue(deskDatabase())
    .catch((error: unknown) => {
      log("warn", "What looks wrong could not be looked through", {
        error: error instanceof Error ? error.name : "",
      });
    })
    .finally(() => {
      last.running = false;
    });
}
