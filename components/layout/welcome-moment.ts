const storageKey = "zerokey-welcomed";
const quietMs = 1_200;
const signsOfUse = ["keydown", "pointerdown", "touchstart", "wheel", "scroll", "input"];

/** At most once for each document, also when the visitor leaves home and comes back. */
let isOver = false;

/**
 * Calls `act` when a new visitor who came to the home page by its address has had it for a moment: loaded, idle, in
 * view, and not yet used in any way. Who begins at once is left alone, and welcomed on another day. Returns what
 * cancels it.
 */
export function whenWelcome(act: () => void): () => void {
  if (isOver || !isNewVisitor() || !hasLandedHere()) return () => undefined;
  const stop = new AbortController();
  const { signal } = stop;
  const end = () => {
    isOver = true;
    stop.abort();
  };
  for (const sign of signsOfUse) addEventListener(sign, end, { signal, capture: true, passive: true });

  const whenIdle = () => {
    if (signal.aborted || document.hidden) return;
    end();
    if (!hasBegun() && rememberVisitor()) act();
  };
  const whenLoaded = () => {
    const timer = setTimeout(() => idle(whenIdle), quietMs);
    signal.addEventListener("abort", () => clearTimeout(timer));
  };
  // A page that loads in a background tab begins when the visitor turns to it.
  const whenSeen = () => !document.hidden && whenLoaded();
  document.addEventListener("visibilitychange", whenSeen, { signal });
  if (document.readyState === "complete") whenSeen();
  else addEventListener("load", whenSeen, { signal });
  return () => stop.abort();
}

/** Where storage is closed to us nobody is known to be new: then nobody is welcomed twice, nor once. */
function isNewVisitor(): boolean {
  try {
    return localStorage.getItem(storageKey) === null;
  } catch {
    return false;
  }
}

function rememberVisitor(): boolean {
  try {
    localStorage.setItem(storageKey, new Date().toISOString().slice(0, 10));
    return true;
  } catch {
    return false;
  }
}

/** What was done before this script was there counts too. */
function hasBegun(): boolean {
  return scrollY > 0 || document.activeElement !== document.body;
}

/** Was this document opened at the home page, and not come to from a page of ours? */
function hasLandedHere(): boolean {
  const [landing] = performance.getEntriesByType("navigation");
  return landing !== undefined && new URL(landing.name).pathname === "/";
}

function idle(act: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: 2_000 });
  else act();
}
