import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { makeContact } from "@/lib/enquiries/testing/make-lead";
import { ContactCard } from "./contact-card";

beforeAll(() => vi.useFakeTimers({ toFake: ["Date"] }));
afterAll(() => vi.useRealTimers());

/** What the card is made of at this time of a day in India, as text. */
function cardAt(clock: string, firstContactAt: string | null, holder: string | null = null): string {
  vi.setSystemTime(new Date(`2026-11-24T${clock}+05:30`));
  return JSON.stringify(
    ContactCard({
      holder,
      lead: {
        id: "0c5b54be-6a11-4d0b-9a5c-0d7a3c9f7e10",
        links: {
          call: "tel:+919876543210",
          whatsapp: "https://wa.me/919876543210",
          shownPhone: "98765 43210",
        },
        texts: [],
        contact: makeContact(),
        firstContactAt,
        facts: [{ label: "Language", text: "The page with the form was in Telugu" }],
      },
    }),
  );
}

test.each(["09:00", "20:59"])(
  "at %s language and hours stand before the button, without a warning",
  (clock) => {
    const card = cardAt(clock, null);
    expect(card).not.toContain("Quiet hours");
    expect(card).toContain('"fold":null');
    expect(card.indexOf("was in Telugu")).toBeGreaterThan(-1);
    expect(card.indexOf("9 AM to 9 PM")).toBeGreaterThan(-1);
    expect(card.indexOf("tel:")).toBeGreaterThan(card.indexOf("9 AM to 9 PM"));
  },
);

test("a colleague who has the lead is named before the button, which takes a second tap", () => {
  const card = cardAt("10:00", "2026-11-24T04:00:00.000Z", "Ravi");
  const places = ["has this lead", "Call in place of Ravi", "tel:"].map((part) => card.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(card).toContain('"fold":"Call in place of Ravi');
});

test.each(["08:59", "21:00", "22:00"])(
  "at %s a warning comes first; a first call needs a second press, and there is no later one",
  (clock) => {
    const first = cardAt(clock, null);
    const places = ["was in Telugu", "Quiet hours", '"fold":"The person has asked', "tel:"].map((part) =>
      first.indexOf(part),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    const later = cardAt(clock, "2026-11-23T10:00:00.000Z");
    expect(later).toContain("Quiet hours");
    expect(later).not.toMatch(/tel:|wa\.me/);
  },
);
