import { beforeAll, expect, test } from "vitest";
import type { AgentRegistration } from "@/content/site";
import { speakByRequest } from "@/lib/pages/page-language";
import { sayIn } from "@/lib/process/say-in";
import { registrationWarnings, sayRegistration, validRegistrations } from "./agent-words";

beforeAll(speakByRequest);

const telangana: AgentRegistration = {
  state: "Telangana",
  number: "A02500001234",
  from: "2025-10-01",
  until: "2030-09-30",
};

test("a registration is said with its state and last day, a sample as a sample, in each language", () => {
  expect(sayRegistration(telangana)).toBe(
    "RERA agent A02500001234, Telangana, valid until 30 September 2030",
  );
  expect(sayRegistration({ ...telangana, isSample: true })).toMatch(/^Sample RERA agent number A02500001234/);
  for (const language of ["te", "hi"] as const) {
    const said = sayIn(language, () => sayRegistration(telangana));
    expect(said).toContain("A02500001234");
    expect(said).not.toMatch(/agent|Telangana|valid/);
  }
});

test.each([
  ["2025-09-30", 0],
  ["2025-10-01", 1],
  ["2030-09-30", 1],
  ["2030-10-01", 0],
])("on %s so many of one registration hold: %i", (today, count) => {
  expect(validRegistrations(today, [telangana])).toHaveLength(count);
});

test("says what is to be done: two months ahead, once it has ended, and when there is none", () => {
  expect(registrationWarnings("2030-07-31", [telangana])).toEqual([]);
  expect(registrationWarnings("2030-08-01", [telangana])).toEqual([
    "The RERA registration as agent in Telangana (A02500001234) ends on 30 September 2030. Please renew it.",
  ]);
  const none = [expect.stringMatching(/^No RERA registration as agent is valid today/)];
  expect(registrationWarnings("2030-10-01", [telangana])).toEqual(none);
  expect(registrationWarnings("2026-11-29", [])).toEqual(none);
  const other = { ...telangana, state: "Karnataka", number: "PRM", until: "2032-01-01" };
  expect(registrationWarnings("2030-10-01", [telangana, other])).toEqual([
    "The RERA registration as agent in Telangana (A02500001234) ended on 30 September 2030, and is not shown any more.",
  ]);
});
