import { expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { exempt, home, openCatalogueTest, plot } from "@/lib/catalogue/testing/catalogue-fixtures";
import { getProject, listProjects } from "@/lib/projects/store/project-queries";
import { projectQuerySchema } from "@/lib/projects/search/project-query-schema";
import { formatReport } from "./import-report";
import { hideUnregistered } from "@/lib/catalogue/store/import-session-mutations";
import { undoImport } from "./undo-import";

const site = forAllTests(openCatalogueTest);
const onSite = () => site.column("select external_id from projects where is_active order by external_id");

test("of 200 projects the 40 without a number are stored, are not on the site, and the report says so", async () => {
  const records = Array.from({ length: 200 }, (_, at) =>
    home(`G-${at}`, { reraId: at % 5 === 0 ? ["", "Applied", null][at % 3] : `P0240000${1_000 + at}` }),
  );
  const report = await site.importRecords(records);
  expect(report).toMatchObject({ added: 200, refused: 0, unregistered: 40 });
  expect(formatReport(report)).toMatch(/Not on site: +40\n/);
  expect(formatReport(report)).toContain("G-0: reraId: without a RERA number");
  expect(formatReport(report)).toContain(
    'G-10: reraId: "Applied" is no number of the RERA register of Telangana',
  );
  expect(await onSite()).toHaveLength(160);
  const [id] = await site.column("select id from projects where external_id = 'G-0'");
  expect(await getProject(String(id), "property", site.database.db)).toBeNull();
  const { totalItems } = await listProjects(projectQuerySchema.parse({}), site.database.db);
  expect(totalItems).toBe(160);
  await site.column("delete from projects");
});

test.each([
  ["another case and spaces", { reraId: " p0240 0001234" }, true],
  ["a digit too few", { reraId: "P0240000123" }, false],
  ["the form of another state", { reraId: "PRM/KA/RERA/1251/446/PR/190314/002448" }, false],
  [
    "that form in its own state",
    { reraId: "PRM/KA/RERA/1251/446/PR/190314/002448", state: "Karnataka", city: "Bengaluru" },
    true,
  ],
  ["a code for the state", { reraId: "P02400001234", state: "TS" }, true],
  ["an exemption", exempt, true],
  ["not wanted on the site", { isActive: false }, false],
])("%s", async (_, fields, isOn) => {
  await site.importRecords([home("F-1", fields)]);
  expect(await onSite()).toEqual(isOn ? ["F-1"] : []);
  await site.column("delete from projects");
});

test.each([
  [{ ...exempt, reraExemptionPaper: null }, "reraExemptionPaper is missing"],
  [{ ...exempt, reraExemption: "up to 8 homes", totalApartments: 9 }, "totalApartments is more"],
  [{ ...exempt, reraExemption: "land up to 500 sq m", totalArea: 0.2 }, "totalArea is not that small"],
  [
    { ...exempt, reraExemption: "completed before the Act", possessionDate: "2018-01-31" },
    "possessionDate is later",
  ],
  [{ ...exempt, reraExemption: "because" }, "reraExemption must be one of"],
  [{ ...exempt, reraExemptionOn: "2126-11-20" }, "reraExemptionOn is in the future"],
  [{ reraUrl: "javascript:alert(1)" }, "reraUrl must be an address"],
])("an exemption that the record contradicts is refused: %o", async (fields, reason) => {
  const { refusals } = await site.importRecords([home("E-1", fields)]);
  expect(refusals[0]?.reason).toContain(reason);
});

test("words of what is not registered yet are told, and nothing else happens", async () => {
  const { guessed } = await site.importRecords([
    home("W-1", { about: "EOI open, Coming Soon." }),
    plot("W-2"),
  ]);
  expect(guessed.map(({ externalId, text }) => [externalId, text.slice(0, 12)])).toEqual([
    ["W-1", "about: “EOI”"],
  ]);
  expect(await onSite()).toEqual(["W-1", "W-2"]);
  await site.column("delete from projects");
});

test("a number that is withdrawn takes the project off at once, and neither an undo nor an old row brings it back", async () => {
  await site.importRecords([home("N-1"), home("N-2")]);
  await site.column("update projects set rera_id = null, public_since = now() - interval '9 days'");
  expect(await hideUnregistered(site.database.db)).toBe(2);
  expect(await hideUnregistered(site.database.db)).toBe(0);
  expect(await onSite()).toEqual([]);
  const [id] = await site.column("select id from projects where external_id = 'N-1'");
  expect(await getProject(String(id), "property", site.database.db)).toMatchObject({
    isActive: false,
    reraId: null,
  });

  await site.importRecords([home("N-1")]);
  expect(await onSite()).toEqual(["N-1"]);
  const { importId } = await site.importRecords([home("N-1", { reraId: null })]);
  expect(await onSite()).toEqual([]);
  await undoImport(site.database.url, importId ?? 0, "tester");
  expect(await onSite()).toEqual(["N-1"]);
});

test("an import from before the site asked for numbers is taken back without its projects coming back", async () => {
  await site.importRecords([home("U-1"), home("U-2")]);
  await site.column("update projects set rera_id = null where external_id = 'U-1'");
  await site.column("update projects set rera_id = 'Applied' where external_id = 'U-2'");
  const numbered = (key: string) => home(key, { name: `Numbered ${key}` });
  const { importId } = await site.importRecords([numbered("U-1"), numbered("U-2")]);
  expect(await onSite()).toEqual(expect.arrayContaining(["U-1", "U-2"]));
  await undoImport(site.database.url, importId ?? 0, "tester");
  expect(await onSite()).not.toEqual(expect.arrayContaining(["U-1"]));
  expect(await onSite()).not.toEqual(expect.arrayContaining(["U-2"]));
});
