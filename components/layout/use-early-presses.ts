import { useEffect, useRef } from "react";
import { useBeforePaint } from "@/components/ui/use-before-paint";

/** `element`: a link or a button too, of which less is asked. */
type Press = [element: HTMLInputElement, event: Event, value?: string, isChecked?: boolean];

/** Repeats for React what a visitor pressed, typed and chose before it had the page; of each element the last. */
export function useEarlyPresses(): void {
  const noted = useRef<Press[]>([]);
  const shown = useRef(new Map<HTMLInputElement, string>());
  useBeforePaint(() => {
    // Where the script in the page notes them (lib/server/next/later-scripts.ts). From here on React hears everything.
    const page: { early?: Press[] } = window as object;
    // An event that is still on its way is what made React take over, and React hears it itself.
    noted.current = page.early?.filter(([, event]) => event.eventPhase === Event.NONE) ?? noted.current;
    delete page.early;
    shown.current = new Map(noted.current.map(([element]) => [element, element.value]));
    // For tests: whoever presses now presses what React answers.
    document.documentElement.dataset.live = "";
  }, []);
  useEffect(() => {
    // When all other parts of the page have begun too.
    const timer = setTimeout(() => {
      for (const press of lastOfEach(noted.current.splice(0)))
        // Who has typed on since has told React the whole text, and would lose a letter.
        if (press[0].value === shown.current.get(press[0])) repeatPress(press);
    });
    return () => clearTimeout(timer);
  }, []);
}

/** Forms, the browser's own dialogs and links needed nobody; but for a link that means something besides. */
function isForReact([element, { type }]: Press): boolean {
  if (type === "input" || element.matches("a[data-again]")) return true;
  return (
    element.matches("button:not([commandfor],[popovertarget])") &&
    !(element.form && element.type === "submit")
  );
}

export function lastOfEach(presses: readonly Press[]): Iterable<Press> {
  return new Map(presses.filter(isForReact).map((press) => [press[0], press])).values();
}

export function repeatPress([element, { type }, value = "", isChecked]: Press): void {
  if (type === "click") {
    // A link was followed when it was pressed.
    if (element.matches("a")) element.addEventListener("click", stay, { once: true });
    element.click();
  } else if (/^(checkbox|radio)$/.test(element.type)) {
    element.checked = !isChecked;
    element.click();
  } else {
    // The files of a box are in it still; what a script writes there takes them away.
    if (element.type !== "file") writeValue(element, value);
    for (const change of ["input", "change"]) element.dispatchEvent(new Event(change, { bubbles: true }));
  }
}

/** React knows what is written to the property, and passes on only what differs from that. */
function writeValue(element: HTMLInputElement, value: string): void {
  element.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value")?.set?.call(element, value);
}

const stay = (event: Event) => event.preventDefault();
