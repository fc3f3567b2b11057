import { offlineWords } from "@/content/offline";
import { keepVisitNotes } from "@/lib/projects/visit/keep-visit-notes";
import { hideRemoved } from "./copy-shortlist";
import { triesKey, refreshedKey } from "./refreshed";

/*
 * The script of copies, answered by the worker itself: no other runs in them. It keeps ticks and notes, holds the copy of
 * the shortlist against the list of now, and opens the page again when the network is back.
 */

const between = 20_000;
const patience = 4_000;
/** By itself a copy is left so often in one tab: where a page that is asked for comes too late again and again it stays. */
const mostTries = 3;

keepVisitNotes(document, () => undefined);
hideRemoved(document, offlineWords.more);

let isAsking = false;
async function look(): Promise<void> {
  if (isAsking || document.visibilityState !== "visible" || triesSoFar() >= mostTries) return;
  isAsking = true;
  try {
    const signal = AbortSignal.timeout(patience);
    const answer = await fetch(location.href, { method: "HEAD", cache: "no-store", signal });
    if (answer.ok) openAgain();
  } catch {
    // There is no network yet.
  }
  isAsking = false;
}

function openAgain(): void {
  try {
    sessionStorage[triesKey] = String(triesSoFar() + 1);
    sessionStorage[refreshedKey] = "1";
  } catch {
    // A browser that keeps nothing could go round in circles: whoever reads presses "Try again".
    return;
  }
  location.reload();
}

function triesSoFar(): number {
  try {
    return Number(sessionStorage[triesKey] ?? 0);
  } catch {
    return mostTries;
  }
}

addEventListener("online", () => void look());
document.addEventListener("visibilitychange", () => void look());
setInterval(() => void look(), between);
