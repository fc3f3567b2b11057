import { onIdle } from "@/components/ui/on-idle";

const storageKey = "zerokey-welcomed";
const quietMs = 1_200;
const signsOfUse = ["keydown", "pointerdown", "touchstart", "wheel", "scroll", "input"];

/** At most once per document, also when the visitor leaves the home page and comes back. */
let isOver = false;

/**
 * Calls `show` once a new visitor, whose visit began on the home page, has seen it for a moment: loaded, idle, visible
 * and not yet used. A visitor who begins at once is not interrupted, and is welcomed on the next visit. Returns a
 * function that cancels it.
 */
export function scheduleWelcome(show: () => void): () => void {
  if (isOver || !isNewVisitor() || !hasLandedHere()) return () => undefined;
  const stop = new AbortController();
  const { signal } = stop;
  const end = () => {
    isOver = true;
    stop.abort();
  };
  for (const sign of signsOfUse) addEventListener(sign, end, { signal, capture: true, passive: true });

  const welcome = () => {
    if (signal.aborted || document.hidden) return;
    end();
    if (!hasBeenUsed() && (roomForWelcome() ?? leastRoom) >= leastRoom && rememberVisitor()) show();
  };
  const whenLoaded = () => {
    const timer = setTimeout(() => onIdle(welcome), quietMs);
    signal.addEventListener("abort", () => clearTimeout(timer));
  };
  // In a background tab it waits until the visitor turns to it.
  const whenSeen = () => !document.hidden && whenLoaded();
  document.addEventListener("visibilitychange", whenSeen, { signal });
  if (document.readyState === "complete") whenSeen();
  else addEventListener("load", whenSeen, { signal });
  return () => stop.abort();
}

/** Where storage is blocked we can't tell, and would welcome the visitor on every visit: then nobody is new. */
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

/** A heading and two lines, in pixels. */
const leastRoom = 120;

/**
 * On phones the height below the search, in pixels: the welcome never covers it. `null` where it opens over the page. With
 * less room than a few lines need, the visitor is welcomed another time.
 */
export function roomForWelcome(): number | null {
  if (matchMedia("(min-width: 48rem)").matches) return null;
  const search = document.querySelector("#main form[role=search] button[type=submit]");
  return Math.floor(innerHeight - (search?.getBoundingClientRect().bottom ?? 0) - 28);
}

/** Whether the page was used before this script started. */
function hasBeenUsed(): boolean {
  return scrollY > 0 || document.activeElement !== document.body;
}

/** Whether this document was loaded at the home page, and not reached from another page of ours. */
function hasLandedHere(): boolean {
  const [landing] = performance.getEntriesByType("navigation");
  return landing !== undefined && new URL(landing.name).pathname === "/";
}
