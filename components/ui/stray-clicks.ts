/*
 * People double-click by habit. Where the first click moves the page, as a form's messages do, the second one would press
 * whatever has come under the finger: agree to be contacted, close the dialog that was opened, open another home; and what
 * opens and closes would be as before. Such a click does nothing. For whoever imports this, once a document.
 */

/**
 * Phones count every tap as a first one. Of those that follow another this soon and near, the ones in a form that was just
 * sent are strays: elsewhere quick fingers scroll and press, each time meaning it.
 */
const soonMs = 400;
const nearPx = 24;

const pressable = "a, button, label, summary, input, select, textarea, dialog, [role=button], [role=option]";

/** What a second press takes back. */
const switches = "summary, [aria-pressed], [aria-expanded]";

type Press = { on: Element | null; at: number; x: number; y: number };

let first: Press = { on: null, at: -Infinity, x: 0, y: 0 };
let isStray = false;

function onPress(event: MouseEvent): void {
  const on = event.target instanceof Element ? event.target.closest(pressable) : null;
  const { timeStamp: at, clientX: x, clientY: y } = event;
  const isOther = !isSame(first.on, on);
  const isTouched = matchMedia("(pointer: coarse)").matches;
  const isAgain = isTouched
    ? at - first.at < soonMs && Math.hypot(x - first.x, y - first.y) < nearPx
    : event.detail > 1;
  isStray = isAgain && (isTouched ? isOther && isInSentForm(on) : isOther || on?.matches(switches) === true);
  if (isStray) stop(event);
  else if (isTouched || !isAgain) first = { on, at, x, y };
}

function isInSentForm(on: Element | null): boolean {
  return first.on?.matches("[type=submit]") === true && first.on.closest("form")?.contains(on) === true;
}

/** The same, or what stands in its place: a card that is pressed first is made anew by its code. */
function isSame(before: Element | null, now: Element | null): boolean {
  if (before === now) return true;
  if (!before || !now || before.isConnected || before.tagName !== now.tagName) return false;
  return (
    before.getAttribute("aria-label") === now.getAttribute("aria-label") &&
    before.textContent === now.textContent
  );
}

function onClick(event: MouseEvent): void {
  // A key's click has no detail and no press before it.
  if (isStray && event.detail > 0) stop(event);
}

/** The focus stays where the first click has led it. */
function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

if (typeof window !== "undefined") {
  // Before all other listeners.
  window.addEventListener("mousedown", onPress, true);
  window.addEventListener("click", onClick, true);
}
