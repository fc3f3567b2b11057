import { language } from "@/lib/base/language";
import type { FromWorker, Told, ToWorker } from "@/lib/offline/messages";

/** What is known of what is kept; `null` before anything was. */
let known: FromWorker | null = null;
const listeners = new Set<() => void>();

/** Whether this browser can keep pages: not without https, nor where the visitor forbids it. */
function canKeep(): boolean {
  return "serviceWorker" in navigator && process.env.NODE_ENV === "production";
}

/**
 * Keeps the shortlist with its visit sheets, and the page that is open, for a visit without network; an emptied shortlist
 * takes all of it away. What stood in the way is told by `useKept`. Never rejects.
 */
export async function tellWorker(message: ToWorker): Promise<void> {
  if (!canKeep()) return;
  try {
    await navigator.serviceWorker.register("/sw.js", { scope: "/", updateViaCache: "none" });
    const { active } = await navigator.serviceWorker.ready;
    if (!active) return;
    known = await ask(active, { ...message, language: language() });
  } catch (error) {
    // Refused by a setting of the browser, or the worker's code did not come.
    console.warn("Nothing is kept for a visit without network.", error);
    known = { copies: known?.copies ?? [], problem: "network" };
  }
  listeners.forEach((notify) => notify());
}

function ask(worker: ServiceWorker, message: Told): Promise<FromWorker> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data as FromWorker);
    worker.postMessage(message, [port2]);
  });
}

export function subscribeToKept(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

export function readKept(): FromWorker | null {
  return known;
}
