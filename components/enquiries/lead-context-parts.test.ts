import { expect, test } from "vitest";
import { parseLeadContext } from "@/lib/enquiries/forms/lead-context";
import { leadForms } from "@/lib/enquiries/forms/lead-forms";
import { keepInPhoneBox } from "@/lib/enquiries/forms/phone-number";
import { toContextHeader } from "./context-header";
import { readFields } from "./form-submitter";
import { landingOf } from "./landing";
import { replaceText } from "./phone-box";

test("the header is ASCII whatever was typed, and can be read back", () => {
  const header = toContextHeader({
    form: "contact",
    page: "/propertylist?search=తెల్లాపూర్",
    filledMs: 4200,
    referrer: "",
  });
  expect(header).toMatch(/^[\x20-\x7e]+$/);
  expect(parseLeadContext(new URLSearchParams(header))).toMatchObject({
    form: "contact",
    page: "/propertylist?search=తెల్లాపూర్",
    filledMs: 4200,
  });
});

test("what would make the header too long is left out, the rest stays", () => {
  const header = toContextHeader({ form: "loan", page: `/${"తె".repeat(2_000)}`, utm_source: "mail" });
  expect(header).toBe("form=loan&utm_source=mail");
});

test("a landing is the campaign and a page of another host", () => {
  const host = "homes.example";
  expect(landingOf("?utm_source=mail&utm_term=&x=1", "https://search.example/q", host)).toEqual({
    utm_source: "mail",
    referrer: "https://search.example/q",
  });
  expect(landingOf("", `https://${host}/blog`, host)).toEqual({});
  expect(landingOf("", `https://${host}/?utm_source=mail&q=1`, host)).toEqual({ utm_source: "mail" });
  expect(landingOf("", "no address", host)).toEqual({});
});

test("fields come by their names on the wire, with the project and the source", () => {
  const data = new FormData();
  const typed = {
    form: "enquiry",
    source: "enquiry",
    propertyId: "12",
    name: " Asha ",
    phoneNumber: "+91 98765 43210",
  };
  for (const [name, value] of Object.entries(typed)) data.set(name, value);
  expect(readFields(leadForms.enquiry, data)).toEqual({
    source: "enquiry",
    propertyId: "12",
    name: " Asha ",
    phoneNumber: "9876543210",
    allowContact: false,
  });
  data.set("allowContact", "true");
  expect(readFields(leadForms.enquiry, data).allowContact).toBe(true);
});

/** An input with the text before and after the caret. */
function inputOf(before: string, after: string) {
  return Object.assign({} as HTMLInputElement, {
    value: before + after,
    selectionEnd: before.length,
    caret: -1,
    setSelectionRange(this: { caret: number }, at: number) {
      this.caret = at;
    },
  });
}

test.each([
  ["98a", "765", "98765", 2],
  ["+91 98765 43210", "", "9876543210", 10],
  ["098765 43210", "", "9876543210", 10],
  ["12345678901", "", "1234567890", 10],
])("of %j|%j the digits %s stay, the caret at %d", (before, after, digits, caret) => {
  const input = inputOf(before, after);
  const box = { chosen: "+91", hasCodeField: true, isDone: false } as const;
  replaceText(input, keepInPhoneBox(input.value, box).text);
  expect(input).toMatchObject({ value: digits, caret });
});
