import "server-only";
import { judgeCatalogue } from "@/lib/catalogue/run/judge-catalogue";
import { getCatalogueVersion } from "@/lib/catalogue/store/catalogue-state-queries";
import { log } from "@/lib/process/log";
import { processSlot } from "@/lib/process/process-state.mjs";
import { deskDatabase } from "./desk-database";

/** How long what looks wrong is taken for known while projects change, and while none does. In milliseconds. */
const everyMs = 60_000;
const dayMs = 86_400_000;
/** `version` of the catalogue when all of it had been looked through last, at `done`. */
const last = processSlot("desk judging", () => ({
  begun: -Infinity,
  running: false,
  version: 0,
  done: -Infinity,
})).current;

/**
 * Called by whoever shows what looks wrong: projects that were changed since are looked through in the background, once a
 * minute at most. Nobody waits for it, and without anybody at the desk it costs nothing.
 */
export function keepJudged(): void {
  if (last.running || performance.now() - last.begun < everyMs) return;
  last.running = true;
  last.begun = performance.now();
  judgeChanged()
    .catch((error: unknown) => {
      log("warn", "What looks wrong could not be looked through", {
        error: error instanceof Error ? error.name : "",
      });
    })
    .finally(() => {
      last.running = false;
    });
}

/** Finding nothing to judge takes as long as reading the catalogue, so nobody asks before it has changed. */
async function judgeChanged(): Promise<void> {
  const version = await getCatalogueVersion(deskDatabase());
  const begun = performance.now();
  if (version === last.version && begun - last.done < dayMs) return;
  await judgeCatalogue(deskDatabase());
  last.version = version;
  last.done = begun;
}
