import { beforeEach, describe, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { home, openCatalogueTest, plot, post, toNdjson } from "@/lib/catalogue/testing/catalogue-fixtures";
const site = forAllTests(openCatalogueTest);
beforeEach(async () => {
  await site.column("truncate projects, blog_posts restart identity cascade");
});

describe("a bad record is refused with its line and a reason, and stops no other", () => {
  const bad: [object, string][] = [
    [home("X", { colour: "red" }), '"colour" is not a field of a property'],
    [home("X", { floorplans: [{ rooms: 2 }] }), '"rooms" is not a field of floorplans[0]'],
    [home("X", { floorplans: [{}, {}, { price: 1.5 }] }), "floorplans[2].price must be whole rupees"],
    [home("X", { name: undefined }), "name is missing"],
    [home("X", { name: " " }), "name is empty"],
    [home("X", { name: 7 }), "name must be text"],
    [home("X", { kind: "house" }), "kind must be property, plot or blog"],
    [home("X", { kind: undefined }), "kind must be property, plot or blog"],
    [home("X", { propertyType: "Plot" }), 'propertyType must be "Apartment" or "Villa"'],
    [
      home("X", { status: "Sold" }),
      'status must be "Launching Soon", "New Launch", "Under Construction" or "Ready to Move"',
    ],
    [home("X", { minArea: "12" }), "minArea must be a number"],
    [home("X", { isActive: "maybe" }), "isActive must be true or false"],
    [home("X", { minPrice: 5, maxPrice: 4 }), "minPrice is above maxPrice"],
    [
      home("X", { floorplans: [{ bhkType: "2BHK", area: 1200, carpetArea: 1250 }] }),
      "floorplans[0].carpetArea is more than its area",
    ],
    [home("X", { minArea: 5, maxArea: 4 }), "minArea is above maxArea"],
    [
      home("X", { launchDate: "2026-02-01", possessionDate: "2026-01-31" }),
      "possessionDate is before launchDate",
    ],
    [home("X", { launchDate: "2026-02-30" }), "launchDate must be a date, YYYY-MM-DD"],
    [home("X", { city: "502032" }), 'city "502032" is no name of a city'],
    [home("X", { state: "Telengana" }), 'state "Telengana" is not a state of India: did you mean Telangana?'],
    [home("X", { state: "Utopia" }), 'state "Utopia" is not a state of India'],
    [
      home("X", { imageUrl: "/media/none.jpg" }),
      "imageUrl names a file that is not there: public/media/none.jpg",
    ],
    [home("X", { imageUrl: "/media/../tower.jpg" }), 'imageUrl must not contain ".."'],
    [
      home("X", { imageUrl: "https://other.example/a.jpg" }),
      "imageUrl is on other.example, which is not one of MEDIA_HOSTS",
    ],
    [
      home("X", { imageUrl: "http://cdn.example/a.jpg" }),
      'imageUrl must be a path under public/ or an https address, found "http://cdn.example/a.jpg"',
    ],
    [
      home("X", { imageUrl: "//cdn.example/a.jpg" }),
      'imageUrl must be a path like /media/tower.jpg or an https address, found "//cdn.example/a.jpg"',
    ],
    [home("X", { brochure: "/media/tower.jpg" }), "brochure must end in .pdf"],
    [
      home("X", { youtube_link: "https://youtube.com.evil.example/x" }),
      "youtube_link must be an https address on youtube.com or youtu.be",
    ],
    [
      home("X", { name: "a\u0000b" }),
      "a text holds a NUL character or half of a character pair, which can't be stored",
    ],
    [plot("X", { floorplans: [{ price: 1 }] }), "floorplans must be empty for a plot"],
    [plot("X", { price: 5, maxPrice: 4 }), "price is not between minPrice and maxPrice"],
    [post("X", { createdAt: "soon" }), "createdAt must be a date, YYYY-MM-DD, or an ISO 8601 date and time"],
    [post("X", { about: "<script>1</script>" }), "about has nothing left that may be shown"],
    // Only the database finds these errors:
    [
      home("X", { launchDate: "0000-05-01" }),
      'the database refuses it: date/time field value out of range: "0000-05-01"',
    ],
  ];
  test.each(bad.map(([record, reason]) => [reason, record] as const))("%s", async (reason, record) => {
    const report = await site.importRecords([home("P-1"), record, home("P-2")]);
    expect(report.refusals).toEqual([{ file: "records.ndjson", line: 2, externalId: "X", reason }]);
    expect(report).toMatchObject({ added: 2, refused: 1 });
    expect(await site.column("select external_id from projects order by id")).toEqual(["P-1", "P-2"]);
  });

  test("also when it is not even JSON", async () => {
    const text = `${toNdjson([home("P-1")])}\n{"externalId":"P-2","name":}\n[1]\n${toNdjson([home("P-3")])}`;
    const report = await site.importText("broken.ndjson", text);
    expect(report).toMatchObject({ added: 2, refused: 2 });
    expect(report.refusals).toMatchObject([
      { line: 3, externalId: "P-2", reason: expect.stringContaining("not valid JSON") },
      { line: 4, externalId: null, reason: "the record must be an object in { }" },
    ]);
  });

  test("the same externalId twice in a file refuses the later one", async () => {
    const many = Array.from({ length: 600 }, (_, at) => home(`P-${at}`));
    const report = await site.importRecords([
      home("P-1"),
      ...many.slice(2),
      home("P-599"),
      home("P-1"),
      post("P-1"),
    ]);
    expect(report.refusals).toMatchObject([
      { line: 600, externalId: "P-599", reason: "the same externalId was in line 599 already" },
      { line: 601, externalId: "P-1", reason: "the same externalId was in line 1 already" },
    ]);
    expect(report.added).toBe(600);
  });

  test("no more than 1,000 refusals are told, all are counted", async () => {
    const report = await site.importRecords(Array.from({ length: 1_200 }, () => ({ kind: "plot" })));
    expect(report.refused).toBe(1_200);
    expect(report.refusals).toHaveLength(1_000);
  });
});

describe("what is missing in the files is deactivated", () => {
  const deactivateMissing = true;
  const active = () => site.column("select external_id from projects where is_active order by external_id");

  test("among the kinds that occur there, refused records counting as seen", async () => {
    await site.importRecords([home("P-1"), home("P-2"), home("P-3"), plot("L-1"), post("B-1")]);
    const report = await site.importRecords([home("P-1"), home("P-2", { name: 5 })], { deactivateMissing });
    expect(report).toMatchObject({ deactivated: 1, unchanged: 1, refused: 1 });
    expect(await active()).toEqual(["L-1", "P-1", "P-2"]);
    expect(await site.column("select is_active from blog_posts")).toEqual([true]);
  });

  test("and comes back with the next file that names it", async () => {
    await site.importRecords([home("P-1"), home("P-2")]);
    await site.importRecords([home("P-1")], { deactivateMissing });
    expect(await active()).toEqual(["P-1"]);
    expect(await site.importRecords([home("P-2")])).toMatchObject({ changed: 1 });
    expect(await active()).toEqual(["P-1", "P-2"]);
  });

  test("not in a dry run, which counts them", async () => {
    await site.importRecords([home("P-1"), home("P-2")]);
    expect(await site.importRecords([home("P-1")], { deactivateMissing, dryRun: true })).toMatchObject({
      deactivated: 1,
    });
    expect(await active()).toEqual(["P-1", "P-2"]);
  });

  test("not when a file could not be read to its end", async () => {
    await site.importRecords([home("P-1"), home("P-2")]);
    const report = await site.importText("cut.json", `[${JSON.stringify(home("P-1"))},`, {
      deactivateMissing,
    });
    expect(report.deactivated).toBeNull();
    expect(report.notes).toEqual(["Nothing was deactivated: a file could not be read to its end."]);
    expect(await active()).toEqual(["P-1", "P-2"]);
  });

  test("not when a refused record does not tell whose it was", async () => {
    await site.importRecords([home("P-1"), home("P-2")]);
    const report = await site.importText("odd.ndjson", `${toNdjson([home("P-1")])}{"externalI`, {
      deactivateMissing,
    });
    expect(report.deactivated).toBeNull();
    expect(await active()).toEqual(["P-1", "P-2"]);
  });
});
