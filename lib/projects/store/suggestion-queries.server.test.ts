import { sql, type SQL } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { home, openCatalogueTest } from "@/lib/catalogue/testing/catalogue-fixtures";
import type { Database } from "@/lib/db/client";
import { listRegisteredIds, listSuggestions } from "./suggestion-queries";

const site = forAllTests(openCatalogueTest);
beforeAll(async () => {
  await site.importRecords([
    home("A", { locality: "తెల్లాపూర్" }),
    home("B", { groupName: "Société Élan", locality: null }),
    home("C", { name: "🏡 ☀️", groupName: "Meadow Builders", locality: "Kondapur" }),
    home("D", { name: "Gone Gardens", groupName: "Gone Homes", locality: "Gonepet", isActive: false }),
    home("E", { name: `${"𝒶".repeat(70)} Court`, locality: "Kondapur" }),
  ]);
});

const kindsOf = async (typed: string) =>
  (await listSuggestions(typed, 10, site.database.db)).map(({ kind, label }) => `${kind}: ${label}`);

test("a locality in an Indian script and a builder with accents are suggested as what they are", async () => {
  expect((await kindsOf("తెల్లా"))[0]).toBe("locality: తెల్లాపూర్, Hyderabad");
  expect((await kindsOf("societe el"))[0]).toBe("builder: Société Élan");
});

test("a project whose name has no letter leaves the names beside it where they are", async () => {
  expect((await kindsOf("meadow b"))[0]).toBe("builder: Meadow Builders");
  expect((await kindsOf("kondap"))[0]).toBe("locality: Kondapur, Hyderabad");
});

test("a long name in letters outside the basic plane is stored whole and found", async () => {
  expect(await kindsOf("𝒶".repeat(30))).toContain(`project: ${"𝒶".repeat(70)} Court, Kondapur`);
});

test("names of inactive projects are not suggested, and a slip towards them finds nothing", async () => {
  expect(await kindsOf("Gone Gardens")).toEqual([]);
  expect(await kindsOf("gonepat")).toEqual([]);
});

test("a registration number is looked up in its index, in whose order the first are read", async () => {
  const plan = await site.database.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_sort = off`);
    const lines: unknown[] = [];
    const explaining = {
      execute: async (query: SQL) => {
        lines.push(...(await tx.execute(sql`explain ${query}`)).rows);
        return { rows: [] };
      },
    };
    await listRegisteredIds("p024000", explaining as unknown as Database); // no other part of it is used
    return JSON.stringify(lines);
  });
  expect(plan).toMatch(/Incremental Sort.*Index Scan using projects_registered/);
});
