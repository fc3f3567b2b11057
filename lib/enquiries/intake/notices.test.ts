import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { noticeVersion } from "@/content/notices";
import { brand, grievanceOfficer } from "@/content/site";
import { leadFormIds, leadForms } from "@/lib/enquiries/forms/lead-forms";
import { noticeIds, noticeItems } from "@/lib/enquiries/forms/notice";
import { notices } from "./notices";

/** The words of each version that was shown: what changed gets a new day in `content/notices.ts`, and a line here. */
const wordsOf: Record<string, string> = {
  "2026-11-29": "472b79afc2c6fb9c",
  "2026-11-30": "08ec27046acb9efc",
};

test("a notice that says something else has another version, in any language", () => {
  // Whom they name has a day of its own (content/site.ts).
  const { name, email } = grievanceOfficer;
  const named = new RegExp(`${name}(?: \\([^)]*\\))?|${email}|${brand.email}|${brand.phone}`, "g");
  const words = [...notices.values()].map(({ text }) => text.replaceAll(named, "…")).join("\n\n");
  expect(createHash("sha256").update(words).digest("hex").slice(0, 16)).toBe(wordsOf[noticeVersion]);
});

test("every form has a notice, with each item in every language, and a version that a form can send", () => {
  expect(new Set(noticeIds)).toEqual(new Set([...leadFormIds, "saved-search"]));
  expect(notices.size).toBe(noticeIds.length * 3);
  for (const { version, text } of notices.values()) {
    expect(version.length).toBeLessThanOrEqual(40);
    expect(text.split("\n")).toHaveLength(noticeItems("contact").length);
    // Values are filled in, and words are said in their language.
    expect(text).not.toMatch(/[{}]/);
    if (/-(?:te|hi)$/.test(version))
      expect(
        text.replaceAll(/[\w.]+@[\w.]+|CRM/g, "").replaceAll(grievanceOfficer.name, ""),
        version,
      ).not.toMatch(/[A-Za-z]/);
  }
});

test("what a form asks is what its notice says is stored", () => {
  const stored = (id: (typeof noticeIds)[number]) => noticeItems(id)[0]?.text ?? "";
  expect(stored("callback")).not.toMatch(/email/);
  for (const id of ["brochure", "contact", "interior", "loan", "loan-application", "saved-search"] as const)
    expect(stored(id), id).toMatch(/email address/);
  for (const id of ["contact", "interior", "loan"] as const) expect(stored(id), id).toMatch(/message/);
  for (const id of leadFormIds) {
    const asksTimes = leadForms[id].fields.some(({ control }) => control === "visit-times");
    expect(/times at which you would like to visit/.test(stored(id)), id).toBe(asksTimes);
  }
  for (const id of ["loan", "loan-application"] as const) expect(stored(id), id).toMatch(/loan amount/);
});
