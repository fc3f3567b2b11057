import { expect, test } from "vitest";
import { consentWords } from "@/content/contact-rules";
import type { Consent } from "@/lib/enquiries/forms/consent-schema";
import { doneWords } from "./consent-page";

const { stop, allow, change, erase } = consentWords.done;
const known = (state: Consent["state"]) => ({ consent: { state } as Consent });
const unknown = (sentence: string) => ({ sentence });

test.each([
  ["stop", known("stopped"), stop],
  ["stop", known("allowed"), null],
  ["allow", known("allowed"), allow],
  ["allow", known("stopped"), null],
  ["change", known("allowed"), change],
  ["change", known("stopped"), null],
  ["erase", known("allowed"), null],
  ["stop", known("ended"), null],
  ["erase", unknown(consentWords.gone), erase],
  ["erase", unknown(consentWords.waiting), null],
  ["stop", unknown(consentWords.unreadable), null],
  [["stop"], known("stopped"), null],
  [undefined, known("stopped"), null],
])("what the address says was done is told only while it is true: %j", (done, reading, words) => {
  expect(doneWords(done, reading)).toBe(words);
});
