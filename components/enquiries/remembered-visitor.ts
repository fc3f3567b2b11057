import { bringCountry, readPhoneNumber, toE164, type PhoneNumber } from "@/lib/enquiries/forms/phone-number";
import { chooseCode } from "./choose-code";
import { readVisitorText, visitorKey } from "./stored-visitor";
import { dropUnsent } from "./unsent-answers";

/** What a visitor asked this device to keep for the next form. */
type Visitor = { name: string; phone: string; email: string };

/** By what the boxes of all forms say of themselves to the browser. */
const boxes = { name: "name", phone: "tel-national", email: "email" } as const;
const boxOf = (form: HTMLFormElement, part: keyof Visitor) =>
  form.querySelector<HTMLInputElement>(`input[autocomplete="${boxes[part]}"]`);

/** Fills in the boxes that are empty; returns whether there was anything to fill in with. */
export async function fillIn(form: HTMLFormElement, text: string): Promise<boolean> {
  const visitor = parse(text);
  if (!visitor) return false;
  await bringCountry(visitor.phone);
  const number = readPhoneNumber(visitor.phone);
  const codes = form.querySelector<HTMLSelectElement>('select[name="countryCode"]');
  const phone = boxOf(form, "phone");
  if (number && phone?.value === "") {
    if (codes) chooseCode(codes, number.countryCode);
    phone.value = codes || number.countryCode === "+91" ? number.national : visitor.phone;
  }
  for (const part of ["name", "email"] as const) {
    const box = boxOf(form, part);
    if (box?.value === "") box.value = visitor[part];
  }
  return true;
}

/** Empties what is in the boxes, and forgets it on this device and in this tab. */
export function forget(form: HTMLFormElement): void {
  for (const part of ["name", "phone", "email"] as const) {
    const box = boxOf(form, part);
    if (box) box.value = "";
  }
  dropUnsent(form);
  try {
    localStorage.removeItem(visitorKey);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

/** Keeps who has sent this form, if the visitor ticked so now or before. An e-mail of before stays where none is asked. */
export function rememberSender(form: HTMLFormElement, number: PhoneNumber): void {
  if (!form.querySelector("[data-remember], [data-remembered]")) return;
  keep({
    ...(parse(readVisitorText()) ?? { email: "" }),
    name: boxOf(form, "name")?.value.trim() ?? "",
    phone: toE164(number),
    ...(boxOf(form, "email")?.value && { email: boxOf(form, "email")?.value.trim() }),
  });
}

/** The number that was kept was mistyped. */
export function rememberPhone(number: PhoneNumber): void {
  const visitor = parse(readVisitorText());
  if (visitor) keep({ ...visitor, phone: toE164(number) });
}

function keep(visitor: Partial<Visitor>): void {
  try {
    localStorage.setItem(visitorKey, JSON.stringify(visitor));
  } catch {
    // Storage is blocked or full: the next form is empty, as without it.
  }
}

function parse(text: string): Visitor | null {
  try {
    const { name, phone, email } = JSON.parse(text) as Partial<Record<keyof Visitor, unknown>>; // checked below
    const [nameText, phoneText, emailText] = [name, phone, email].map((part) =>
      typeof part === "string" ? part : "",
    );
    return { name: nameText ?? "", phone: phoneText ?? "", email: emailText ?? "" };
  } catch {
    return null;
  }
}
