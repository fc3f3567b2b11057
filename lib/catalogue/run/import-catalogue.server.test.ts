import { gzipSync } from "node:zlib";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { home, openCatalogueTest, plot, post, toNdjson } from "@/lib/catalogue/testing/catalogue-fixtures";
import { pictureLinks } from "@/lib/projects/project/picture-links";
import { getProject } from "@/lib/projects/store/project-queries";
import { ImportNotStartedError } from "@/lib/catalogue/store/import-not-started";
import { openImportSession } from "@/lib/catalogue/store/import-session-mutations";
import { importCatalogue } from "./import-catalogue";
const site = forAllTests(openCatalogueTest);
beforeEach(async () => {
  await site.column("truncate projects, blog_posts, amenities, search_words restart identity cascade");
});

const version = async () => Number((await site.column("select version from catalogue_state"))[0]);

describe("every format stores the same", () => {
  const records = [home("P-1"), plot("P-2")];
  const csv = [
    "kind,externalId,name,groupName,propertyType,city,state,locality,reraId,imageUrl,price,floorplans.bhkType,floorplans.area,floorplans.price,floorplans.bathrooms",
    "property,P-1,Lake View P-1,Aurora Homes,Apartment,Hyderabad,Telangana,Kokapet,P02400001234,/media/tower.jpg,,2BHK,1200,9000000,2",
    "property,P-1,Lake View P-1,Aurora Homes,Apartment,Hyderabad,Telangana,Kokapet,P02400001234,/media/tower.jpg,,3BHK,1600,12000000,3",
    "plot,P-2,Meadow P-2,Aurora Homes,,Hyderabad,Telangana,,P02400004321,,4000000,,,,",
  ].join("\n");
  test.each([
    ["list.json", JSON.stringify(records, null, 2)],
    ["lines.ndjson", toNdjson(records)],
    ["rows.csv", csv],
    ["unnamed-list", JSON.stringify(records)],
    ["unnamed-lines", toNdjson(records)],
    ["unnamed-rows", csv],
  ])("%s", async (name, text) => {
    expect(await site.importText(name, text)).toMatchObject({ added: 2, refused: 0, unreadable: [] });
    // The same content from another format changes nothing.
    expect(await site.importRecords(records)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
  });

  test("and so does a compressed file", async () => {
    const file = path.join(site.folder, "lines.ndjson.gz");
    await writeFile(file, gzipSync(toNdjson(records)));
    expect(await site.importText("other.ndjson", "", { files: [file] })).toMatchObject({
      added: 2,
    });
  });
});

describe("an import", () => {
  test("adds, changes and leaves, and raises the version only when something changed", async () => {
    const before = await version();
    expect(await site.importRecords([home("P-1"), home("P-2"), post("B-1")])).toMatchObject({
      added: 3,
      changed: 0,
    });
    expect(await version()).toBe(before + 1);
    const updated = await site.column("select updated_at from projects order by id");
    expect(await site.importRecords([home("P-1"), home("P-2"), post("B-1")])).toMatchObject({
      added: 0,
      unchanged: 3,
    });
    expect(await version()).toBe(before + 1);
    expect(await site.column("select updated_at from projects order by id")).toEqual(updated);
    const changes = [
      home("P-1"),
      home("P-2", { name: "Lakeside" }),
      post("B-1", { title: "Buying" }),
      home("P-3"),
    ];
    expect(await site.importRecords(changes)).toMatchObject({ added: 1, changed: 2, unchanged: 1 });
    expect(await version()).toBe(before + 2);
    expect(await site.column("select name from projects order by id")).toEqual([
      "Lake View P-1",
      "Lakeside",
      "Lake View P-3",
    ]);
    expect(await site.column("select slug from blog_posts")).toEqual(["buying-a-home"]);
  });

  test("keeps what each picture is and when the video was put online, from file to wire", async () => {
    const note = "Artist’s impression";
    const pictures = [{ mediaLink: "/media/tower.jpg", mediaNote: note }, { mediaLink: "/media/tower.jpg" }];
    const record = home("P-1", { mediaNote: note, galleries: pictures, videoUploadDate: "2026-03-12" });
    expect(await site.importRecords([record])).toMatchObject({ added: 1, refused: 0 });
    const project = await getProject("1", "property", site.database.db);
    expect(project).toMatchObject({ mediaNote: note, videoUploadDate: "2026-03-12" });
    expect(project?.galleries.map(({ mediaNote }) => mediaNote)).toEqual([note, null]);
    expect(await site.importRecords([{ ...record, mediaNote: null, galleries: [] }])).toMatchObject({
      changed: 1,
    });
    expect(await getProject("1", "property", site.database.db)).toMatchObject({ mediaNote: null });
    const refused = await site.importRecords([{ ...record, videoUploadDate: "last spring" }]);
    expect(refused.refusals[0]?.reason).toContain("videoUploadDate");
  });

  test("counts a project's pictures: each once, with the main one, without videos", async () => {
    const films = [
      ...["https://youtu.be/aqz-KE-bpKQ", "https://www.youtube.com/watch?t=5&v=aqz-KE-bpKQ"],
      "https://m.youtube.com/shorts/aqz-KE-bpKQ?x",
    ].map((mediaLink) => ({ mediaLink }));
    const tower = { mediaLink: "/media/tower.jpg" };
    // As long as no id of a video is, so nobody could play it.
    const other = { mediaLink: "https://www.youtube.com/embed/aqz-KE-bpKQ-and-more" };
    await site.importRecords([
      home("P-1", { galleries: [...films, tower, other, tower] }),
      home("P-2", { imageUrl: null, galleries: [...films, { ...tower, type: "video" }, other] }),
      home("P-3", { imageUrl: null }),
    ]);
    const ids = await site.column("select id from projects order by external_id");
    const projects = await Promise.all(ids.map((id) => getProject(`${id}`, "property", site.database.db)));
    expect(projects.map((project) => project?.image_count)).toEqual([2, 1, 0]);
    expect(projects.map((project) => project && pictureLinks(project).length)).toEqual([2, 1, 0]);
  });

  test("replaces floor plans, amenities and pictures of a changed project", async () => {
    const parts = (names: string[]) => ({
      propertyAmenities: names.map((name) => ({ name })),
      galleries: names.map(() => ({ mediaLink: "/media/tower.jpg" })),
    });
    await site.importRecords([home("P-1", parts(["Gym", "Pool", "gym"])), home("P-2", parts(["Gym"]))]);
    await site.importRecords([home("P-1", { floorplans: [{ bhkType: "4 BHK" }], ...parts(["Lift"]) })]);
    expect(await site.column("select bhk from floor_plans where project_id = 1")).toEqual([4]);
    expect(
      await site.column(
        "select name from project_amenities join amenities on id = amenity_id where project_id = 1",
      ),
    ).toEqual(["Lift"]);
    expect(await site.column("select count(*)::int from media where project_id = 1")).toEqual([1]);
    expect(await site.column("select count(*)::int from floor_plans where project_id = 2")).toEqual([2]);
    expect(await site.column("select name from amenities order by name")).toEqual(["Gym", "Lift", "Pool"]);
  });

  test("derives prices, areas, slug, description and search words", async () => {
    const floorplans = [
      { price: 5, area: 10 },
      { price: 9, area: 30 },
      { price: 1, area: 99, isActive: false },
    ];
    await site.importRecords([
      home("P-1", {
        floorplans,
        minPrice: 7,
        maxArea: 500,
        aboutUs: "Second",
        about: "Third",
        name: "Água & Sol",
      }),
      home("P-2", { floorplans: [{ price: 4, isActive: false }], minPrice: 7, maxPrice: 8, name: "తెలుగు" }),
      plot("P-3", { price: 6, minArea: 200, locality: "Kokapet", city: "hyderabad" }),
    ]);
    expect(
      await site.column(
        "select array[min_price, max_price, min_area, max_area]::int[] from projects order by id",
      ),
    ).toEqual([
      [5, 9, 10, 30],
      [7, 8, null, null],
      [6, 6, 200, null],
    ]);
    expect(await site.column("select slug from projects order by id")).toEqual([
      "agua-sol",
      "project",
      "meadow-p-3",
    ]);
    expect(await site.column("select about from projects where id = 1")).toEqual(["Second"]);
    expect(await site.column("select search_key from projects where id = 3")).toEqual([
      "meadowp3 aurorahomes kokapet hyderabad",
    ]);
    expect(await site.column("select word from search_words where word = 'kokapet'")).toEqual(["kokapet"]);
    expect(await site.column("select count(*)::int from localities where name = 'Kokapet'")).toEqual([1]);
  });

  test("stores nothing in a dry run and counts the same", async () => {
    await site.importRecords([home("P-1"), home("P-9")]);
    const before = await version();
    const records = [home("P-1", { name: "Other" }), home("P-2"), post("B-1"), { kind: "property" }];
    const dry = await site.importRecords(records, { dryRun: true, deactivateMissing: false });
    expect(dry).toMatchObject({ added: 2, changed: 1, refused: 1 });
    expect(await version()).toBe(before);
    expect(await site.column("select name from projects order by id")).toEqual([
      "Lake View P-1",
      "Lake View P-9",
    ]);
    expect(await site.importRecords(records)).toMatchObject({
      ...dry,
      ...{ dryRun: false, importId: expect.any(Number) },
    });
  });

  test("reports a file that is not there and reads the others", async () => {
    const missing = path.join(site.folder, "missing.json");
    await site.importText("there.ndjson", toNdjson([home("P-1")]));
    const files = [missing, path.join(site.folder, "there.ndjson")];
    const report = await importCatalogue({ databaseUrl: site.database.url, files, mediaHosts: [] });
    expect(report.unreadable).toEqual([{ file: missing, line: null, reason: "there is no such file" }]);
    expect(report.added + report.unchanged + report.refused).toBe(1);
  });

  test("lets no second one run at the same time", async () => {
    const first = await openImportSession(site.database.url);
    await expect(site.importRecords([home("P-1")])).rejects.toThrow(ImportNotStartedError);
    await first.close();
    expect(await site.importRecords([home("P-1")])).toMatchObject({ added: 1 });
  });

  test("that is aborted rolls the batch back and says what was stored", async () => {
    const controller = new AbortController();
    const records = Array.from({ length: 1_700 }, (_, at) => home(`P-${at}`));
    const report = await site.importRecords(records, {
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    expect(report.stopped).toContain("rolled back");
    expect(await site.column("select count(*)::int from projects")).toEqual([report.added]);
    expect(report.added).toBeLessThan(1_700);
  });

  test("whose connection is lost stops with a sentence and keeps what was stored", async () => {
    const records = Array.from({ length: 2_600 }, (_, at) => home(`P-${at}`));
    let killed = false;
    const report = await site.importRecords(records, {
      onProgress: () => {
        if (killed) return;
        killed = true;
        void site.column(
          `select pg_terminate_backend(l.pid) from pg_locks l join pg_database d on d.oid = l.database
            where d.datname = current_database() and l.locktype = 'advisory' and l.objid = 730112012`,
        );
      },
    });
    expect(report.stopped).toMatch(
      /^The import stopped because the database failed: .*Stored so far: [\d,]+ added/,
    );
    expect(await site.column("select count(*)::int from projects")).toEqual([report.added]);
    expect(report.refused).toBe(0);
  });
});
