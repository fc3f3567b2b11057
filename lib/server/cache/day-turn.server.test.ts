import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { reraCheckTermDays } from "@/content/rera-check";
import { loadPlaces } from "@/lib/catalogue/run/prepare-database";
import { getCatalogueVersion } from "@/lib/catalogue/store/catalogue-state-queries";
import { closeDatabase } from "@/lib/db/client";
import { createTestDatabase, type TestDatabase } from "@/lib/db/testing/test-database";
import { turnDay } from "./catalogue-watch";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  process.env.DATABASE_URL = database.url;
});
afterAll(async () => {
  await closeDatabase();
  await database.close();
});

const raisedBy = async (moment: string, hasDays?: () => Promise<boolean>) => {
  const before = await getCatalogueVersion(database.db);
  await turnDay(new Date(moment), hasDays);
  return (await getCatalogueVersion(database.db)) - before;
};

test("pages are made again at the midnight in India with which a banner comes or goes, and at no other", async () => {
  const banner = {
    text: "Site visits",
    image: "/media/a.jpg",
    alt: "A tower",
    link: "/faqs",
    from: "2026-11-24",
    until: "2026-11-25",
  };
  await database.db.execute(sql`
    insert into word_changes (part, who, before, after) values
      ('banners', 'asha', '{"banners": []}', ${JSON.stringify({ banners: [banner] })}::jsonb)`);
  expect(await raisedBy("2026-11-23T18:29:00Z")).toBe(0);
  expect(await raisedBy("2026-11-23T18:29:59Z")).toBe(0);
  expect(await raisedBy("2026-11-23T18:30:00Z")).toBe(1);
  expect(await raisedBy("2026-11-23T18:30:01Z")).toBe(0);
  expect(await raisedBy("2026-11-24T18:30:00Z")).toBe(0);
  expect(await raisedBy("2026-11-25T18:30:00Z")).toBe(1);
  expect(await raisedBy("2026-11-26T18:30:00Z")).toBe(0);
});

test("and with which a registration of the company comes or ends", async () => {
  const registration = {
    ...{ number: "A02500001234", state: "Telangana", certificate: "", isSample: false },
    ...{ from: "2026-11-28", until: "2026-11-29" },
  };
  const saved = JSON.stringify({ registrations: [registration] });
  await database.db.execute(sql`
    insert into word_changes (part, who, before, after) values
      ('registrations', 'asha', '{"registrations": []}', ${saved}::jsonb)`);
  expect(await raisedBy("2026-11-27T18:29:59Z")).toBe(0);
  expect(await raisedBy("2026-11-27T18:30:00Z")).toBe(1);
  expect(await raisedBy("2026-11-28T18:30:00Z")).toBe(0);
  expect(await raisedBy("2026-11-29T18:30:00Z")).toBe(1);
});

test("and at each while pages tell figures of the last days, and once more when there are none any more", async () => {
  const tells = () => Promise.resolve(true);
  expect(await raisedBy("2026-12-01T18:29:59Z")).toBe(0);
  expect(await raisedBy("2026-12-01T18:30:00Z", tells)).toBe(1);
  expect(await raisedBy("2026-12-01T18:30:01Z", tells)).toBe(0);
  expect(await raisedBy("2026-12-02T18:30:00Z")).toBe(1);
  expect(await raisedBy("2026-12-03T18:30:00Z")).toBe(0);
});

test("and at that with which what was compared with a RERA register grows old", async () => {
  await loadPlaces(database.db);
  const day = "2026-06-02";
  await database.db.execute(sql`
    with builder as (insert into developers (name) values ('Aurora Homes') returning id),
      project as (insert into projects (external_id, content_hash, name, slug, developer_id, state_id, city_id,
          property_type, is_plot, search_key)
        select 'P-1', 'x', 'Lake View', 'lake-view', b.id, c.state_id, c.id, 'Apartment', false, 'lakeview'
        from builder b, (select id, state_id from cities limit 1) c returning id)
    insert into rera_checks (project_id, line, standing, checked_on) select id, 'number', 'matched', ${day} from project`);
  const last = Date.parse(`${day}T00:00+05:30`) + reraCheckTermDays * 86_400_000;
  const at = (days: number) => new Date(last + days * 86_400_000).toISOString();
  await turnDay(new Date(at(-1)));
  expect(await raisedBy(at(0))).toBe(0);
  expect(await raisedBy(at(1))).toBe(1);
  expect(await raisedBy(at(2))).toBe(0);
});
