import { expect, test } from "vitest";
import { regulator } from "@/content/home";
import { reraAuthorities } from "@/content/rera-authorities";
import states from "@/content/places/states.json";
import { readDemoProjects } from "@/lib/projects/testing/demo-projects";
import { reraAuthorityOf } from "./rera-authority";

const today = new Date().toISOString().slice(0, 10);

test("each authority is that of a state, once, with a secure address and the day it was checked", () => {
  const names = states.map(({ name }) => name);
  expect(new Set(reraAuthorities.map(({ state }) => state)).size).toBe(reraAuthorities.length);
  for (const { state, site, href, checked } of reraAuthorities) {
    expect(names).toContain(state);
    expect(href).toBe(`https://${site}/`);
    expect(checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(checked <= today).toBe(true);
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
