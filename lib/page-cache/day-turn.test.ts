import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getCatalogueVersion } from "@/lib/catalogue/store/catalogue-state-queries";
import { closeDatabase } from "@/lib/db/client";
import { createTestDatabase, type TestDatabase } from "@/lib/db/testing/test-database";
import { turnDay } from "./day-turn";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  process.env.DATABASE_URL = database.url;
});
afterAll(async () => {
  await closeDatabase();
  await database.close();
});

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
  const raisedBy = async (moment: string) => {
    const before = await getCatalogueVersion(database.db);
    await turnDay(new Date(moment));
    return (await getCatalogueVersion(database.db)) - before;
  };
  expect(await raisedBy("2026-11-23T18:29:00Z")).toBe(0);
  expect(await raisedBy("2026-11-23T18:29:59Z")).toBe(0);
  expect(await raisedBy("2026-11-23T18:30:00Z")).toBe(1);
  expect(await raisedBy("2026-11-23T18:30:01Z")).toBe(0);
  expect(await raisedBy("2026-11-24T18:30:00Z")).toBe(0);
  expect(await raisedBy("2026-11-25T18:30:00Z")).toBe(1);
  expect(await raisedBy("2026-11-26T18:30:00Z")).toBe(0);
});
