/** Chooses a country code, also one that the select does not offer by itself. */
export function chooseCode(select: HTMLSelectElement, code: string): void {
  if (code === "") return;
  if (![...select.options].some(({ value }) => value === code)) select.add(new Option(code));
  select.value = code;
}
