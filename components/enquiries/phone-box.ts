import { bringCountry, isAbroad, keepInPhoneBox, toCountryCode } from "@/lib/enquiries/forms/phone-number";
import { chooseCode } from "./choose-code";

/**
 * Makes what stands in a phone box the digits of the number, as it is typed, pasted or filled in by the
 * browser; a country code that was typed is chosen in `codes`, the field for it, if there is one. `onCut` hears whether digits
 * were left out. Returns what finishes a number at once, before the form is checked: whether digits were left out other than
 * under the visitor's fingers. Such a number is not sent before somebody has seen it.
 */
export function keepPhoneTidy(
  input: HTMLInputElement,
  codes: HTMLSelectElement | null,
  onCut: (isCut: boolean) => void,
): () => boolean {
  let isUnseen = false;
  const tidy = (isDone: boolean, isTyped = false) => {
    const chosen = toCountryCode(codes?.value ?? "");
    const kept = keepInPhoneBox(input.value, { chosen, hasCodeField: codes !== null, isDone });
    if (codes && kept.countryCode) chooseCode(codes, kept.countryCode);
    if (kept.text !== input.value) replaceText(input, kept.text);
    if (!isTyped && !kept.isCut) return;
    onCut(kept.isCut);
    isUnseen = !isTyped;
  };
  const bring = () => {
    const chosen = toCountryCode(codes?.value ?? "");
    if (!isAbroad(input.value, chosen)) return;
    // Without the code of its country it stays as it was typed until it is sent.
    bringCountry(input.value, chosen).then(
      () => tidy(document.activeElement !== input),
      () => null,
    );
  };
  input.addEventListener("input", () => {
    tidy(false, true);
    bring();
  });
  input.addEventListener("blur", () => tidy(true));
  // It was typed, or filled in by the browser, before this code was there.
  tidy(document.activeElement !== input);
  bring();
  return () => {
    tidy(true);
    const wasUnseen = isUnseen;
    isUnseen = false;
    return wasUnseen;
  };
}

/** Keeps the caret before the same digit, counted from the end. */
export function replaceText(input: HTMLInputElement, text: string): void {
  const after = input.value.slice(input.selectionEnd ?? input.value.length).replace(/\D/g, "").length;
  input.value = text;
  const caret = Math.max(0, text.length - after);
  input.setSelectionRange(caret, caret);
}
