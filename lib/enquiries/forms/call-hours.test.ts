import { beforeAll, describe, expect, test } from "vitest";
import { callHours } from "@/content/contact-rules";
import { promises } from "@/content/promises";
import { languages } from "@/content/languages";
import type { Language } from "@/lib/base/language";
import { speakByRequest } from "@/lib/pages/page-language";
import { sayIn } from "@/lib/process/say-in";
import { sayNextStep } from "./call-hours";
import { sayHours } from "./contact-rules";
import { leadForms } from "./lead-forms";

beforeAll(speakByRequest);

const at = (clock: string) => new Date(`2026-11-24T${clock}+05:30`);
const said = (clock: string, spoken: Language = "en") =>
  sayIn(spoken, () => sayNextStep(leadForms.callback.next, at(clock)));

test.each([
  ["00:00", "It is before 9 AM in India now: we call you after 9 AM."],
  ["08:59", "It is before 9 AM in India now: we call you after 9 AM."],
  ["09:00", null],
  ["20:59", null],
  ["21:00", "It is past 9 PM in India now: we call you tomorrow after 9 AM."],
  ["23:59", "It is past 9 PM in India now: we call you tomorrow after 9 AM."],
])("a form sent at %s in India is answered with: %s", (clock, later) => {
  const { text } = leadForms.callback.next;
  expect(said(clock)).toBe(later ? `${text} ${later}` : text);
});

describe.each(["te", "hi"] as const)("in %s", (spoken) => {
  const words = languages[spoken];
  const { today, tomorrow } = promises.callLater;

  test.each([
    ["08:59", today],
    ["09:00", null],
    ["20:59", null],
    ["21:00", tomorrow],
  ])("at %s the same is said", (clock, later) => {
    const next = words[promises.callback.next] ?? "-";
    const then = later && (words[later] ?? "-").replaceAll("{from}", "9 AM").replaceAll("{until}", "9 PM");
    expect(said(clock, spoken)).toBe(then ? `${next} ${then}` : next);
    expect(said(clock, spoken)).not.toMatch(/sales|\bcall\b/);
  });
});

test("at night every form after which somebody calls says when, and no other does", () => {
  const late = Object.values(leadForms).filter(({ next }) => sayNextStep(next, at("22:00")) !== next.text);
  expect(late.map(({ id }) => id)).toEqual([
    ...["enquiry", "callback", "listing-callback", "interior", "loan", "loan-application"],
  ]);
});

// What stands on kept pages knows no hour: it names those of calls, as they are.
test("whatever promises a call names the hours of calls", () => {
  const hours = `${sayHours(callHours)} IST`;
  for (const text of [promises.callback.note, promises.callback.next, promises.listingCallback])
    expect(text).toContain(hours);
  for (const text of [promises.callback.note, promises.callback.next])
    expect(text).not.toMatch(/\bminutes\b/);
});
