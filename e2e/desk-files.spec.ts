import { expect, type Page } from "@playwright/test";
import { writeXlsx } from "hucre/xlsx";
import { expectNoViolations } from "./axe";
import { screens, signInAs } from "./desk-steps";
import { holdImport } from "./import-steps";
import { test } from "./journey";
import { takenOver } from "./taken-over";

/** Within which an import is on the site. */
const soon = { timeout: 5_000 };

/** As people type it: two rows that can be read, one that looks wrong, one that can't. */
const sheet = [
  "Kind;External ID;Project Name;Builder;property_type;CITY;State;Locality;Status;RERA No;BHK;floorplans area;floorplans price;Ask for",
  "Flat;SHEET-1;sheet trial one;Desk Builders;Flats;hyderabad;TS;Sheet Ward;UC;P02400001111;2 BHK;1,150 sft;₹ 92 Lakhs;Ravi",
  "Flat;SHEET-2;Sheet Trial Two;Desk Builders;FLAT;Hyderabad;T.S.;Sheet Ward;Ongoing;P02400002222;3BHK;1650;1.35 Cr;Ravi",
  "Flat;SHEET-3;Sheet Trial Three;Desk Builders;FLAT;Hyderabad;TG;Sheet Ward;Ongoing;Applied;3BHK;1650;13.5 Cr;Ravi",
  "Flat;SHEET-4;Sheet Trial Four;Desk Builders;FLAT;Hyderabad;TG;Sheet Ward;Ongoing;P02400004444;3BHK;1650;as per market;Ravi",
].join("\r\n");

test("a messy spreadsheet is looked at row by row, imported as far as it is right, and taken back", async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const listing = async () => (await request.get("/propertylist?location=Sheet+Ward")).text();
  await signInAs(page, "files@example.com", "editor");
  await page.getByRole("link", { name: "Files" }).click();
  await page.waitForURL("**/desk/files");
  await takenOver(page);
  const file = { name: "rates of November.csv", mimeType: "text/csv", buffer: Buffer.from(sheet) };
  await page.getByLabel(/^File, up to/).setInputFiles(file);
  await page.getByRole("button", { name: "Look at it" }).click();
  await expect(page.getByRole("heading", { name: file.name })).toBeVisible();
  await expect(page.getByText("1 heading not understood")).toBeVisible();
  await page.getByLabel("Ask for").selectOption("Leave out");
  await page.getByRole("button", { name: "Save the columns and look again" }).click();
  await expect(page.getByText("13 columns matched, 1 left out")).toBeVisible();
  await expect(page.getByText(/Sheet Trial Four|SHEET-4/)).toBeVisible();
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await expectNoViolations(page, `file at ${screen.width}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width);
  }
  await page.getByLabel("Floor plan, price, line 5").fill("90 L");
  await page.getByRole("button", { name: "Save line 5" }).click();
  await expect(page.getByText("“as per market” became “90 L”, by files@example.com")).toBeVisible();
  await page.getByRole("checkbox", { name: /SHEET-3/ }).check();
  // Where another journey imports just now, the desk says so and keeps what was ticked.
  const ticked = page.getByRole("button", { name: "The ticked ones are right" });
  await expect(async () => {
    if (await ticked.isVisible()) await ticked.click();
    await expect(page.getByRole("button", { name: "Import 4 projects" })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await page.getByRole("checkbox", { name: "Put the whole ones on the site at once (3)" }).check();
  // An answer that takes a while is waited for in sight.
  await page.route("**/import", async (route) => {
    await expect(page.getByText("Importing 4 projects…")).toBeVisible();
    await route.continue();
  });
  await page.getByRole("button", { name: "Import 4 projects" }).click();
  await expect(page.getByText("Imported; it shows on the site within seconds.")).toBeVisible();
  await page.unroute("**/import");
  await expect.poll(listing, soon).toContain("Sheet Trial Two");
  // Of which the register has no number yet is stored, and nowhere on the site.
  expect(await listing()).not.toContain("Sheet Trial Three");
  await expect(
    page.getByText("Off the site: 1 project without a RERA number", { exact: false }),
  ).toBeVisible();

  await expect(page.getByText("Of 4 new projects: 3 on the site, 1 kept off it")).toBeVisible();

  const first = await importNumber(page);
  await page.goto("/desk/files");
  await takeBack(page, await updateByName(page, listing));
  await expect.poll(listing, soon).toContain("₹1.35 Cr");
  await takeBack(page, first);
  await expect.poll(listing, soon).toContain("No properties found");

  const plots = [
    ["Kind", "External ID", "Project Name"],
    ["plot", "BOOK-1", "Book One"],
  ];
  const book = await writeXlsx({
    sheets: [
      { name: "Notes", rows: [["Plots below"]] },
      { name: "Plots", rows: plots },
    ],
  });
  const mimeType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  await page
    .getByLabel(/^File, up to/)
    .setInputFiles({ name: "book.xlsx", mimeType, buffer: Buffer.from(book) });
  await page.getByRole("button", { name: "Look at it" }).click();
  await page.getByLabel("Sheet", { exact: true }).selectOption("Plots");
  await page.getByRole("button", { name: "Read this one" }).click();
  await expect(page.locator("#row-2")).toContainText("BOOK-1");
});

/** Sends a price list on a phone: no key, a mistyped name, and a project that is new. The number of its import. */
async function updateByName(page: Page, listing: () => Promise<string>): Promise<string> {
  const prices = [
    "Project,Builder,Type,Location,City,State,Size (Sft),Config,Price",
    "Sheet Trail Two,desk builders,Flats,Sheet Ward,Hyderabad,TS,1650,3 BHK,1.4 Cr",
    "Sheet Trial Nine,Desk Builders,Flats,Sheet Ward,Hyderabad,TS,1100,2 BHK,88 L",
  ].join("\n");
  await page.setViewportSize(screens[1]);
  await takenOver(page);
  const file = { name: "december.csv", mimeType: "text/csv", buffer: Buffer.from(prices) };
  await page.getByLabel(/^File, up to/).setInputFiles(file);
  await page.getByRole("button", { name: "Look at it" }).click();
  await page.getByRole("link", { name: "Update these? 1" }).click();
  const row = page.getByRole("listitem").filter({ hasText: "line 2" });
  await expect(row.getByLabel("Update this one? Sheet Trial Two")).toHaveValue("SHEET-2");
  await expect(row).toContainText("1.35 Cr → 1.40 Cr");
  await expectNoViolations(page, "what a price list updates");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screens[1].width);
  await page.getByRole("button", { name: /^Import/ }).click();
  await expect(page.getByText("Imported; it shows on the site within seconds.")).toBeVisible();
  await expect.poll(listing, soon).toContain("₹1.40 Cr");
  expect(await listing()).not.toContain("Sheet Trial Nine");
  const number = await importNumber(page);
  await page.getByRole("link", { name: "All files" }).click();
  return number;
}

async function importNumber(page: Page): Promise<string> {
  const said = await page.getByText(/see import \d+ under Files/).textContent();
  return /import (\d+)/.exec(said ?? "")?.[1] ?? "";
}

/** From the page of all files. */
async function takeBack(page: Page, number: string): Promise<void> {
  await page.getByRole("button", { name: `Take back import ${number}`, exact: true }).click();
  await expect(page.getByText("Taken back: everything is as it was")).toBeVisible();
}

/** Of which no list of the site has any. */
const hiddenHomes = [
  "kind,externalId,name,groupName,propertyType,city,state,locality,floorplans.bhkType,floorplans.area,floorplans.price,isActive",
  ...Array.from(
    { length: 2_000 },
    (_, at) =>
      `property,FAR-${at},Far ${at},Far Builders,Apartment,Hyderabad,Telangana,Far Ward,3 BHK,1650,1.3 Cr,no`,
  ),
].join("\n");

test("how far an import is moves by itself, is there after loading the page again, and without JavaScript @long", async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, "progress@example.com", "editor");
  await page.goto("/desk/files");
  await takenOver(page);
  const buffer = Buffer.from(hiddenHomes);
  await page.getByLabel(/^File, up to/).setInputFiles({ name: "far.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "Look at it" }).click();
  await expect(page.getByRole("heading", { name: "far.csv" })).toBeVisible();

  const plain = await browser.newContext({
    storageState: await page.context().storageState(),
    javaScriptEnabled: false,
  });
  const reader = await plain.newPage();
  const again = await page.context().newPage();
  await again.goto(page.url());
  const figures = /[\d,]+ of 2,000 rows/;
  const read: string[] = [];
  const watched = (async () => {
    while (!read.some((text) => figures.test(text))) {
      await reader.goto(page.url());
      read.push(await reader.getByRole("main").innerText());
    }
  })();
  const reloaded = expect(async () => {
    await again.reload();
    await expect(again.getByText(figures)).toBeVisible({ timeout: 500 });
  }).toPass({ intervals: [50] });
  await page.getByRole("button", { name: "Import 2,000 projects" }).click();
  const letGo = await holdImport("progress@example.com");
  await expect(page.getByText("Importing 2,000 projects…")).toBeVisible();
  await expect(page.getByText(figures)).toBeVisible();
  await Promise.all([watched, reloaded]);
  await letGo();
  for (const one of [page, again])
    await expect(one.getByText("Imported; it shows on the site within seconds.")).toBeVisible();
  // Without JavaScript the page asks for itself again, maybe in this moment.
  await expect(async () => void (await reader.reload())).toPass();
  await expect(reader.getByText("Imported; it shows on the site within seconds.")).toBeVisible();
  await plain.close();
});
