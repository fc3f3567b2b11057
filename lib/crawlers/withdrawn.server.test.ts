import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDemoApi, type DemoApi } from "@/lib/api/testing/demo-api";
import { home, passDays } from "@/lib/catalogue/testing/catalogue-fixtures";
import { importCatalogue } from "@/lib/catalogue/run/import-catalogue";
import { database } from "@/lib/db/client";
import { databaseBackend } from "@/lib/backend/database";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { askRoute, tagContents } from "./testing/crawler-routes";

let api: DemoApi;
let folder: string;
let id: number;
beforeAll(async () => {
  api = await openDemoApi();
  folder = await mkdtemp(path.join(os.tmpdir(), "withdrawn-"));
  await store({ status: "New Launch" });
  const { rows } = await database().execute<{ id: number }>(
    sql`select id from projects where external_id = 'W-1'`,
  );
  id = rows[0]!.id; // It was just stored.
  await passDays(database(), 20);
  await store({
    status: "Under Construction",
    floorplans: [{ bhkType: "2BHK", area: 1000, price: 6_000_000 }],
  });
  await passDays(database(), 20);
  await store({ isActive: false, status: "Under Construction", floorplans: [] });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

async function store(fields: object): Promise<void> {
  const file = path.join(folder, "one.ndjson");
  await writeFile(file, JSON.stringify(home("W-1", { name: "Gone Gardens", imageUrl: null, ...fields })));
  const report = await importCatalogue({
    ...{ databaseUrl: process.env.DATABASE_URL ?? "", files: [file], publicDir: folder, mediaHosts: [] },
    ...{ isAccepted: () => true, yesReally: true, who: "tester" },
  });
  expect(report.refusals).toEqual([]);
}

test("its call has what it was on its last day, and what changed before; lists have it no more", async () => {
  const answer = await api.ask(`/property/getproperties/${id}`);
  expect(answer.status).toBe(200);
  const { property } = (await answer.json()) as { property: object };
  expect(property).toMatchObject({
    isActive: false,
    name: "Gone Gardens",
    minPrice: 6_000_000,
    history: {
      listedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      changes: [
        { fact: "price", from: { min: 9_000_000, max: 12_000_000 }, to: { min: 6_000_000, max: 6_000_000 } },
        { fact: "status", from: "New Launch", to: "Under Construction" },
        { fact: "site", from: true, to: false },
      ],
    },
  });
  expect((await databaseBackend.listSimilarProjects(String(id), 4))?.map(({ isActive }) => isActive)).toEqual(
    Array(4).fill(true),
  );
  for (const query of ["search=Gone+Gardens", "limit=100&location=Kokapet"])
    expect(await (await api.ask(`/property/getfilteredproperties?${query}`)).text()).not.toContain(
      "Gone Gardens",
    );
  expect(await (await api.ask("/property/suggest?q=gardens")).text()).not.toContain("Gone Gardens");
});

test("the sitemap keeps it, with the day on which it left", async () => {
  const file = await (await askRoute("/sitemaps/projects-1.xml")).text();
  const entry = file.split("<url>").find((url) => url.includes(`/propertydetails/${id}/`)) ?? "";
  const { rows } = await database().execute<{ at: Date }>(
    sql`select updated_at as at from projects where id = ${id}`,
  );
  expect(tagContents(entry, "lastmod")).toEqual([new Date(rows[0]!.at).toISOString()]);
  const index = await (await askRoute("/sitemap.xml")).text();
  expect(tagContents(index, "lastmod")).toContain(tagContents(entry, "lastmod")[0]);
});

test("feeds have each day of changes as an entry of its own, and that it is no longer sold", async () => {
  const { items } = (await (await askRoute("/feeds/hyderabad.json")).json()) as {
    items: { id: string; title: string; content_text: string; url: string }[];
  };
  const own = items.filter(({ url }) => url.includes(`/propertydetails/${id}/`));
  expect(own.map(({ title, content_text }) => [title, content_text])).toEqual([
    ["Gone Gardens, Kokapet, Hyderabad: No longer sold here", "No longer sold here"],
    [
      "Gone Gardens, Kokapet, Hyderabad: Price ₹90 L – ₹1.20 Cr → ₹60 L",
      "Price ₹90 L – ₹1.20 Cr → ₹60 L · Status New Launch → Under Construction",
    ],
  ]);
  expect(
    own.every((item) => new RegExp(`^tag:localhost,2026:projects/${id}/\\d{4}-\\d\\d-\\d\\d$`).test(item.id)),
  ).toBe(true);
  expect((await askRoute("/feeds/pune.json")).status).toBe(200);
  expect(await (await askRoute("/feeds/pune.json")).text()).not.toContain("Gone Gardens");
});
