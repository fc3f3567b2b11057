import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { ImportHistory } from "@/lib/catalogue/store/import-history";
import {
  beginImport,
  endImport,
  getImport,
  listChanges,
  listImports,
} from "@/lib/catalogue/store/import-log";
import { home, openCatalogueTest, plot, post, toNdjson } from "@/lib/catalogue/testing/catalogue-fixtures";
import { formatChanges, formatImports } from "./import-report";
import { undoImport } from "./undo-import";
const site = forAllTests(openCatalogueTest);
beforeEach(async () => {
  await site.column("truncate projects, blog_posts, imports restart identity cascade");
});

const active = () => site.column("select external_id from projects where is_active order by external_id");
const version = async () => Number((await site.column("select version from catalogue_state"))[0]);
const undo = (id: number | null) => undoImport(site.database.url, id ?? 0, "tester");
/** Everything that a page can show of the catalogue, as one text. */
const catalogue = async () =>
  JSON.stringify(
    await site.column(`
      select jsonb_build_array(
        (select jsonb_agg(to_jsonb(p) - 'updated_at' order by p.id) from projects p),
        (select jsonb_agg(to_jsonb(f) order by f.project_id, f.position) from floor_plans f),
        (select jsonb_agg(to_jsonb(m) - 'id' order by m.project_id, m.position) from media m),
        (select jsonb_agg(to_jsonb(a) order by a.project_id, a.position) from project_amenities a),
        (select jsonb_agg(to_jsonb(b) - 'updated_at' order by b.id) from blog_posts b))`),
  );

describe("the brake: an import that takes much away", () => {
  const many = (count: number, fields: (at: number) => object = () => ({})) =>
    Array.from({ length: count }, (_, at) => home(`P-${10 + at}`, fields(at)));
  const dearer = (at: number) => ({ floorplans: [{ bhkType: "2BHK", area: 1200, price: 9_100_000 + at }] });
  const braked = { yesReally: false };

  test("does not begin when it would deactivate more than a tenth, and does with --yes-really", async () => {
    await site.importRecords(many(20));
    const before = await version();
    const report = await site.importRecords(many(17), { ...braked, deactivateMissing: true });
    expect(report).toMatchObject({ added: 0, changed: 0, unchanged: 0, deactivated: null, importId: null });
    expect(report.stopped).toBe(
      "It would take 3 of 20 projects and posts out of the site, more than a tenth.\nNothing was stored. If this is right, run it again with --yes-really.",
    );
    expect(await active()).toHaveLength(20);
    expect(await version()).toBe(before);
    expect(await site.importRecords(many(17), { deactivateMissing: true })).toMatchObject({ deactivated: 3 });
    expect(await active()).toHaveLength(17);
  });

  test("asks, and goes on after a yes", async () => {
    await site.importRecords(many(20));
    const asked: (readonly string[])[] = [];
    const confirm = (answer: boolean) => async (dangers: readonly string[]) => {
      asked.push(dangers);
      return answer;
    };
    const off = many(20, (at) => ({ isActive: at >= 5 }));
    expect(await site.importRecords(off, { ...braked, confirm: confirm(false) })).toMatchObject({
      changed: 0,
    });
    expect(await site.importRecords(off, { ...braked, confirm: confirm(true) })).toMatchObject({
      changed: 5,
    });
    expect(asked).toEqual([asked[0], asked[0]]);
    expect(asked[0]).toEqual([
      "It would take 5 of 20 projects and posts out of the site, more than a tenth.",
    ]);
  });

  test("does not begin when it would change the price of more than half", async () => {
    await site.importRecords(many(20));
    const report = await site.importRecords([home("P-99"), ...many(11, dearer)], braked);
    expect(report.stopped).toContain("It would change the price of 11 of 20 projects, more than half.");
    expect(await site.column("select count(*)::int from projects where min_price <> 9000000")).toEqual([0]);
    const dry = await site.importRecords(many(11, dearer), { ...braked, dryRun: true });
    expect(dry).toMatchObject({ changed: 11, stopped: null });
    expect(dry.notes).toContain("An import would stop there and ask.");
  });

  test("half of the prices, a tenth of the catalogue, and any number of new ones are nothing unusual", async () => {
    await site.importRecords(many(20));
    expect(await site.importRecords(many(10, dearer), braked)).toMatchObject({ changed: 10 });
    expect(await site.importRecords(many(18), { ...braked, deactivateMissing: true })).toMatchObject({
      deactivated: 2,
    });
    expect(
      await site.importRecords(
        [...many(18), ...Array.from({ length: 600 }, (_, at) => plot(`N-${at}`))],
        braked,
      ),
    ).toMatchObject({ added: 600 });
  });
});

describe("an import is taken back", () => {
  const first = [
    home("P-1"),
    home("P-2", {
      propertyAmenities: [{ name: "Gym" }],
      galleries: [{ mediaLink: "/media/tower.jpg", mediaNote: "Model flat" }],
    }),
    plot("L-1"),
    post("B-1"),
    post("B-2", { title: "Other" }),
  ];

  test("all that it changed, added and took out, and the version rises", async () => {
    await site.importRecords(first);
    const before = await catalogue();
    const second = [
      home("P-1", { name: "Lakeside", floorplans: [{ bhkType: "4BHK", area: 3000, price: 30_000_000 }] }),
      home("P-2", {
        propertyAmenities: [],
        galleries: [],
        groupName: "Other Builder",
        locality: "Elsewhere",
      }),
      post("B-1", { title: "Selling", about: "<p>New</p>" }),
    ];
    const report = await site.importRecords(second, { deactivateMissing: true });
    expect(report).toMatchObject({ changed: 3, deactivated: 1 });
    const raised = await version();
    expect(await undo(report.importId)).toMatchObject({ restored: 3, shown: 1, hidden: 0 });
    expect(await version()).toBeGreaterThan(raised);
    expect(await catalogue()).toBe(before);
    // The older file is what is stored again.
    expect(await site.importRecords(first)).toMatchObject({ unchanged: 5 });
  });

  test("what it added leaves the site and comes back with the next file that names it", async () => {
    await site.importRecords(first);
    const report = await site.importRecords([home("P-9")]);
    expect(await undo(report.importId)).toMatchObject({ hidden: 1 });
    expect(await active()).toEqual(["L-1", "P-1", "P-2"]);
    expect(await site.importRecords([home("P-9")])).toMatchObject({ added: 1 });
    expect(await active()).toContain("P-9");
  });

  test("taking back is an import of its own, and can be taken back too", async () => {
    await site.importRecords(first);
    const report = await site.importRecords([home("P-1", { name: "Lakeside" }), home("P-9")], {
      deactivateMissing: true,
    });
    const changed = await catalogue();
    const back = await undo(report.importId);
    await undo(back.importId);
    // Only the mark of what is out of the site names another import, and what was added is there anew.
    const bare = (text: string) =>
      text
        .replace(/hidden \d+/g, "hidden")
        .replace(/"(?:project_id|id)": ?\d+|"(?:public_since|created_at)": ?"[^"]*"/g, "");
    expect(bare(await catalogue())).toBe(bare(changed));
    expect(await undo(report.importId).catch((error: Error) => error.message)).toContain("changed since");
  });

  test("not when a later import changed the same projects: it names them, and nothing is changed", async () => {
    await site.importRecords(first);
    const second = await site.importRecords([
      home("P-1", { name: "Lakeside" }),
      home("P-2", { name: "Two" }),
    ]);
    const third = await site.importRecords([home("P-1", { name: "Seaside" })]);
    const before = await catalogue();
    await expect(undo(second.importId)).rejects.toThrow(
      `Import ${second.importId} was not taken back: 1 record of it changed since, by import ${third.importId} (P-1). Take ${third.importId} back first.`,
    );
    expect(await catalogue()).toBe(before);
    await undo(third.importId);
    await undo(second.importId);
    expect(await site.column("select name from projects where external_id = 'P-1'")).toEqual([
      "Lake View P-1",
    ]);
  });

  test("not when nobody knows it", async () => {
    await expect(undo(4711)).rejects.toThrow("There is no import 4711");
  });
});

describe("the history", () => {
  test("says who imported what and when, and what changed from what to what", async () => {
    await site.importRecords([home("P-1")]);
    const records = [home("P-1", { name: "Lakeside" }), home("P-2"), { kind: "plot" }];
    const before = Date.now();
    await site.importRecords(records);
    const [entry] = await listImports(site.database.db, 20);
    const sha256 = createHash("sha256").update(toNdjson(records)).digest("hex");
    expect(entry).toMatchObject({
      ...{ who: "tester", detail: "kept", undoneBy: null },
      files: [{ name: expect.stringContaining("records.ndjson"), bytes: toNdjson(records).length, sha256 }],
      counts: { added: 1, changed: 1, unchanged: 0, deactivated: 0, refused: 1, held: 0 },
    });
    expect(entry?.versionAfter).toBe((entry?.versionBefore ?? 0) + 1);
    expect(entry?.endedAt?.getTime()).toBeGreaterThanOrEqual(before);
    const text = formatChanges(entry!, await listChanges(site.database.db, entry!.id, { limit: 10 }));
    expect(text).toContain(
      "P-1: changed\n  name: Lake View P-1 → Lakeside\n  slug: lake-view-p-1 → lakeside",
    );
    expect(text).toContain("P-2: added");
    await undo(entry!.id);
    const list = formatImports(await listImports(site.database.db, 20));
    expect(list.split("\n")).toHaveLength(3);
    expect(list).toMatch(/3 {2}.* tester {2}takes import 2 back: 1 changed, 1 taken out/);
    expect(list).toMatch(/2 {2}.*1 added, 1 changed, 1 refused; taken back by 3/);
  });

  test("is bounded: of an import that is too large nothing is kept, and it can't be taken back", async () => {
    const { db } = site.database;
    const limits = { records: 3, characters: 1e6, kept: 4, imports: 3 };
    const run = async (count: number) => {
      const history = new ImportHistory(await beginImport(db, "tester"), limits);
      const changes = Array.from({ length: count }, (_, at) => ({
        external_id: `P-${at}`,
        action: "added" as const,
        after_hash: "x",
      }));
      await history.record(db, "project", changes);
      const counts = { added: count, changed: 0, unchanged: 0, deactivated: 0, refused: 0, held: 0 };
      await endImport(db, history.importId, { files: [], counts, isFull: history.isFull }, limits);
      return history.importId;
    };
    const large = await run(4);
    expect((await getImport(db, large))?.detail).toBe("too many");
    await expect(undo(large)).rejects.toThrow("changed more records than the history keeps");
    const second = await run(3);
    const third = await run(2);
    // Together they are more than is kept: the details of the older go, its entry stays.
    expect((await getImport(db, second))?.detail).toBe("removed");
    expect((await getImport(db, third))?.detail).toBe("kept");
    await expect(undo(second)).rejects.toThrow("no longer kept");
    await run(1);
    expect(await getImport(db, large)).toBeUndefined();
    const { rows } = await db.execute(sql`select count(*)::int as kept from import_changes`);
    expect(rows).toEqual([{ kept: 3 }]);
  });
});
