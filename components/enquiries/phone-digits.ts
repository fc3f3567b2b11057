import { toPhoneDigits } from "@/lib/enquiries/forms/lead-text";

/** Leaves only digits in the input, at most ten, and the caret where it was among them. */
export function keepDigits(input: HTMLInputElement): void {
  const digits = toPhoneDigits(input.value, input.dataset.before);
  input.dataset.before = digits;
  if (digits === input.value) return;
  const after = input.value.slice(input.selectionEnd ?? input.value.length).replace(/\D/g, "").length;
  input.value = digits;
  const caret = Math.max(0, digits.length - after);
  input.setSelectionRange(caret, caret);
}
