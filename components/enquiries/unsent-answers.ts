import type { ShownLeadForm } from "@/lib/enquiries/forms/lead-forms";
import { joinVisitTimes, visitField } from "@/lib/enquiries/forms/visit-times";
import { chooseCode } from "./choose-code";
import { unsentKey } from "./stored-visitor";
import { fillVisitTimes } from "./visit-boxes";

/** A phone is handed on: whoever opens the form later shall not see what the one before typed. */
const longestMs = 30 * 60_000;

type Unsent = { at: number; values: Record<string, string> };

/**
 * Keeps what is typed into the form of a page until it is sent, in this tab, so that a link and Back or a reload leave it
 * there. Consent is given anew each time.
 */
export function keepUnsent(form: ShownLeadForm, element: HTMLFormElement): void {
  const names = form.fields.filter(({ control }) => control !== "consent").map(({ name }) => name);
  const keep = () => {
    const data = new FormData(element);
    const values = Object.fromEntries(
      [...names, "countryCode"].flatMap((name) => {
        const value = name === visitField ? joinVisitTimes(data.getAll(name)) : data.get(name);
        return typeof value === "string" ? [[name, value]] : [];
      }),
    );
    const key = unsentKey(element);
    if (!key) return;
    try {
      sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), values } satisfies Unsent));
    } catch {
      // Storage is blocked or full: the form is empty after Back.
    }
  };
  element.addEventListener("input", keep);
  // It was typed before this code was there.
  keep();
}

/** Nothing is left to send. */
export function dropUnsent(element: HTMLFormElement): void {
  try {
    sessionStorage.removeItem(unsentKey(element));
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

/** Fills in what `readUnsentText` found, in boxes that are as they were; what was typed meanwhile stays. */
export function fillUnsent(form: HTMLFormElement, text: string): void {
  for (const [name, value] of Object.entries(parseUnsent(text, Date.now()))) {
    const box = form.elements.namedItem(name);
    if (name === visitField) fillVisitTimes(form, value);
    else if (box instanceof HTMLSelectElement && name === "countryCode") chooseCode(box, value);
    else if (box instanceof HTMLSelectElement || box instanceof RadioNodeList) box.value = value;
    else if ((box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement) && box.value === "")
      box.value = value;
  }
}

/** The answers in what was kept; none when it is too old or can't be read. */
export function parseUnsent(text: string, now: number): Record<string, string> {
  try {
    const { at, values } = JSON.parse(text) as Unsent; // written above, in this tab
    return now - at < longestMs ? values : {};
  } catch {
    return {};
  }
}
