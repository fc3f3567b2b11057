import { afterEach, expect, test } from "vitest";
import { consentBox, consentNotice, shownVersion } from "@/content/consent";
import { consents } from "@/content/consents";
import { languages } from "@/content/languages";
import { setSpeech, type OtherLanguage, type Words } from "@/lib/base/language";
import { readIn } from "./lead-context";
import { leadMessages, tooLong } from "./lead-messages";
import { sayMessage } from "./say-message";

const each: [OtherLanguage, Words][] = [
  ["te", languages.te],
  ["hi", languages.hi],
];
afterEach(() => setSpeech(() => undefined));

const messages = [
  ...Object.values(leadMessages).flatMap((each) => Object.values(each).filter(Boolean)),
  tooLong(300),
  "Many requests came from your connection in a short time. Please try again in 4 minutes.",
  "We have several requests from this number already and will call. Please try again in a minute.",
  "We could not save your request just now. Please call us on 1800 000 0000; the call is free.",
];

test.each(each)("all that a form or the API refuses is said in %s, with its values", (language, words) => {
  const speech = {
    language,
    words: new Map(Object.entries(words)),
    addressOf: (address: string) => address,
  };
  setSpeech(() => speech);
  for (const message of messages)
    expect(sayMessage(message).replace(/SMS/g, ""), message).not.toMatch(/[A-Za-z{}]/);
  expect(sayMessage(tooLong(300))).toContain("300");
  expect(sayMessage(messages.at(-1) ?? "")).toContain("1800 000 0000");
  expect(sayMessage("The body is not JSON.")).toBe("The body is not JSON.");
});

test("in English they are said as they are", () => {
  for (const message of messages) expect(sayMessage(message)).toBe(message);
});

test.each(each)(
  "what is agreed to in %s is what is shown, and has a version of its own",
  (language, words) => {
    for (const english of [consentBox, consentNotice]) {
      const kept = consents.find(({ version }) => version === shownVersion(english, language));
      expect(kept?.text).toBe(words[english.text]);
      expect(kept?.channels).toEqual(english.channels);
      expect(kept?.version.length).toBeLessThanOrEqual(40);
    }
    const versions = consents.map(({ version }) => version);
    expect(new Set(versions).size).toBe(versions.length);
  },
);

test.each([
  ["/te/contactus", "The page with the form was in Telugu"],
  ["/hi/propertydetails/7/x?type=plot", "The page with the form was in Hindi"],
  ["/contactus", null],
  ["https://elsewhere.example/te", null],
  [null, null],
])("staff read of a lead from %s: %s", (sourcePage, said) =>
  expect(readIn({ sourcePage, details: {} })).toBe(said),
);
