/** Where this device keeps name, number and e-mail of a visitor who ticked so; the privacy policy names it. */
export const visitorKey = "zerokey-visitor";

/** What is kept; empty also when storage is blocked. */
export const readVisitorText = () => read(() => localStorage, visitorKey);

/** Where the tab keeps what was typed into a form of a page and not sent; a dialog opens empty (specification, section 4). */
export function unsentKey(form: HTMLFormElement): string {
  const data = new FormData(form);
  return form.closest("[role=dialog]") ? "" : ["unsent", data.get("form"), data.get("propertyId")].join(" ");
}

/** What is kept for `unsentKey`; empty also when storage is blocked. */
export const readUnsentText = (form: HTMLFormElement) => read(() => sessionStorage, unsentKey(form));

function read(storage: () => Storage, key: string): string {
  try {
    return storage().getItem(key) ?? "";
  } catch {
    return "";
  }
}
