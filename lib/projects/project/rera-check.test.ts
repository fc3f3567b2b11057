import { describe, expect, test } from "vitest";
import { reraCheckTermDays } from "@/content/rera-check";
import { daysBefore } from "@/lib/base/indian-day";
import { regulator } from "@/content/home";
import { reraAuthorities } from "@/content/rera-authorities";
import states from "@/content/places/states.json";
import { readDemoProjects } from "@/lib/projects/testing/demo-projects";
import { reraStandings, reraSummary } from "./rera-check";
import { reraAuthorityOf, reraWithSite, shareText } from "./rera-number";

const today = "2026-11-23";
const on = (checkedOn: string) => ({ standing: "matched", checkedOn }) as const;
const wordsOf = (check: Parameters<typeof reraStandings>[0]) =>
  reraStandings(check, today)?.map(({ label, words }) => `${label}: ${words}`);

describe("what was compared with the register", () => {
  test("is said line by line, with the day, and what was not compared too", () => {
    expect(
      wordsOf({
        number: on("2026-11-20"),
        promoter: { standing: "differs", checkedOn: "2026-11-19", says: "Aurora Infra LLP" },
      }),
    ).toEqual([
      "Registration number: Matched on 20 November 2026",
      "Phase: Not checked by us yet",
      "Towers covered: Not checked by us yet",
      "Promoter against brand: Differs, looked up on 19 November 2026",
      "Possession date: Not checked by us yet",
    ]);
  });

  test.each([null, undefined, {}, { number: null }])("of nothing is nothing: %j", (check) => {
    expect(reraStandings(check, today)).toBeNull();
    expect(reraSummary(check, today)).toBeNull();
  });

  test("may be out of date after the term, and not on its last day", () => {
    const last = daysBefore(today, reraCheckTermDays);
    expect(reraStandings({ number: on(last) }, today)?.[0]).toMatchObject({ isOld: false });
    const past = reraStandings({ number: on(daysBefore(last, 1)) }, today)?.[0];
    expect(past).toMatchObject({ isOld: true });
    expect(past?.words).toMatch(/, may be out of date$/);
  });

  test("is one line for a comparison", () => {
    expect(reraSummary({ number: on("2026-11-20"), phase: on("2026-11-20") }, today)).toBe(
      "Registration number, Phase: matched (20 November 2026)",
    );
    expect(
      reraSummary(
        { number: on("2026-01-01"), towers: { standing: "differs", checkedOn: "2026-11-20", says: "A, B" } },
        today,
      ),
    ).toBe(
      "Registration number: matched; Towers covered: differs (1 January 2026 to 20 November 2026, may be out of date)",
    );
  });
});

test("each authority is that of a state, once, with a secure address and the day it was checked", () => {
  const names = states.map(({ name }) => name);
  expect(new Set(reraAuthorities.map(({ state }) => state)).size).toBe(reraAuthorities.length);
  for (const { state, site, href, checked } of reraAuthorities) {
    expect(names).toContain(state);
    expect(href).toBe(`https://${site}/`);
    expect(checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(checked <= new Date().toISOString().slice(0, 10)).toBe(true);
  }
  expect(reraAuthorities.map(({ href }) => href)).toContain(regulator?.site.href);
});

test("every project of the demo catalogue leads to its own state's, others nowhere", () => {
  for (const project of readDemoProjects()) {
    expect(reraAuthorityOf(project)?.state).toBe(project.locations[0]?.state);
  }
  expect(reraAuthorityOf({ locations: [{ state: "telangana " }] })?.site).toBe("rera.telangana.gov.in");
  expect(reraAuthorityOf({ locations: [{ state: "Sikkim" }] })).toBeNull();
  expect(reraAuthorityOf({ locations: [] })).toBeNull();
});

test("a number is said with the site of its authority, where that is known", () => {
  const telangana = [{ state: "Telangana" }];
  expect(reraWithSite({ reraId: "P02400001234", locations: telangana })).toBe(
    "P02400001234, rera.telangana.gov.in",
  );
  expect(reraWithSite({ reraId: "P1", locations: [{ state: "Sikkim" }] })).toBe("P1");
  expect(reraWithSite({ reraId: null, locations: telangana })).toBeNull();
  // Numbers of Karnataka are long: where room is short the site stays whole.
  const long = { reraId: "PRM/KA/RERA/1251/446/PR/171015/000123", locations: [{ state: "Karnataka" }] };
  expect(reraWithSite(long, 20)).toBe("PRM/KA/RERA/1251/44…, rera.karnataka.gov.in");
  expect(reraWithSite(long)).toBe("PRM/KA/RERA/1251/446/PR/171015/000123, rera.karnataka.gov.in");
});

test("what is sent with a link names each project with its number and authority, or why it needs none", () => {
  const locations = [{ state: "Telangana" }];
  const lakecity = { name: "Lakecity", reraId: "P02400001234", reraExemption: null, locations };
  const meadow = { name: "Meadow", reraId: null, reraExemption: "up to 8 homes" as const, locations };
  expect(shareText([lakecity, meadow])).toBe(
    "Lakecity\nRERA P02400001234, rera.telangana.gov.in\nMeadow\nRERA registration not needed: it has not more than 8 homes",
  );
});
