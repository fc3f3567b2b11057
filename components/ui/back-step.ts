import { popStateFirst } from "./pop-state-first";

/**
 * Going back (on Android a gesture or a key) closes what opened over the page, and stays on the page: everything that
 * opens adds an entry of its own to the history, and takes it away again when it is closed in another way
 * (docs/decisions/0014-back-closes-what-is-open.md). Loaded when something first opens.
 */
type Step = { key: string; close: () => void; address: string; isPushed: boolean };

/** In an entry's state: which step it belongs to. */
const marker = "backStep";
const open: Step[] = [];
/** Set while we go back ourselves: what to do on arrival. */
let onArrival: (() => void) | null = null;
/** The address that was asked for meanwhile. */
let writeOnArrival: (() => void) | null = null;
/** The address that was written while something was open. */
let changedAddress: string | null = null;

/**
 * Call it when something opened over the page. `close` is called when the visitor goes back; call the returned
 * function when it was closed in any other way (or was removed from the page).
 */
export function openBackStep(close: () => void): () => void {
  listen();
  const step = { key: String(Math.random()), close, address: "", isPushed: false };
  open.push(step);
  if (!onArrival) push();
  return () => end(step);
}

/**
 * Writes a new address. While something is open: in place of its entry, so that going back still closes it. While we go
 * back ourselves: on arrival, else the browser would leave the address that was just written. Otherwise `write` does it.
 */
export function writeAddressInStep(address: string, write: () => void): void {
  const top = open.at(-1);
  if (onArrival) writeOnArrival = write;
  else if (top?.isPushed && keyNow() === top.key) {
    history.replaceState({ [marker]: top.key }, "", address);
    changedAddress = address;
  } else write();
}

function push(): void {
  for (const step of open) {
    if (step.isPushed) continue;
    step.isPushed = true;
    step.address = location.href;
    history.pushState({ [marker]: step.key }, "");
  }
}

function end(step: Step): void {
  const place = open.indexOf(step);
  if (place < 0) return;
  open.splice(place, 1);
  if (!step.isPushed || keyNow() !== step.key) return;
  changedAddress = null;
  // An entry with another address is worth going back from: it stays, as that of the page.
  if (location.href === step.address) goBack(() => undefined);
  else history.replaceState(null, "", location.href);
}

function goBack(arrived: () => void): void {
  onArrival = arrived;
  history.back();
}

function keyNow(): unknown {
  return history.state?.[marker];
}

/** Comes before the router and the list: what they must not notice is stopped here. */
function onPopState(event: PopStateEvent): void {
  if (onArrival) {
    const arrived = onArrival;
    onArrival = null;
    event.stopImmediatePropagation();
    writeOnArrival?.();
    writeOnArrival = null;
    arrived();
    push();
    return;
  }
  const key = keyNow();
  const [first] = open;
  if (!first) {
    // Forward to something that was closed, or back to it from another page: there is nothing to see.
    if (key === undefined) return;
    event.stopImmediatePropagation();
    history.back();
    return;
  }
  const kept = open.findIndex((step) => step.key === key) + 1;
  const closed = open.splice(kept);
  if (kept > 0 || location.href === first.address) {
    event.stopImmediatePropagation();
    // What was chosen while it was open stays chosen, one step further than before.
    if (kept === 0 && changedAddress !== null) history.pushState(null, "", changedAddress);
  }
  changedAddress = null;
  for (const step of closed.reverse()) step.close();
}

/** A link inside leads on from the page itself: the step is taken back first, then the link is followed. */
function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || !(open.some(({ isPushed }) => isPushed) || onArrival) || !leadsAway(link, event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const closed = open.splice(0);
  const follow = () => {
    link.click();
    for (const step of closed.reverse()) step.close();
  };
  if (onArrival) onArrival = follow;
  else goBack(follow);
}

/** Whether the link leads to another page in this tab: not to the phone, to a new tab, or to a file. */
function leadsAway(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return false;
  return /^https?:$/.test(link.protocol) && !/^_(?!self)/.test(link.target) && !link.hasAttribute("download");
}

/** For a page that was loaded again while something was open: it no longer is. */
export function leaveDeadStep(): void {
  listen();
  if (open.length === 0 && !onArrival && keyNow() !== undefined) goBack(() => undefined);
}

let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  popStateFirst.listener = onPopState;
  addEventListener("click", onClick, { capture: true });
}
