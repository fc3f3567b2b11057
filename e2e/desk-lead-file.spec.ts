import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { signInAs } from "./desk-steps";
import { newPhone, test } from "./lead-steps";

/** A title above, a heading that nobody knows, a number twice, one that Excel has cut, one without a name. */
function uglySheet(source: string): { name: string; mimeType: string; buffer: Buffer; phones: string[] } {
  const phones = [newPhone(), newPhone()];
  const rows = [
    `Stand of ${source};;;`,
    "Visitor;Contact No.;Wish list;Sl No",
    `Meena Rao;${phones[0]!.slice(0, 5)}-${phones[0]!.slice(5)};3 BHK near the lake;1`,
    `;'${phones[1]};plot;2`,
    `M. Rao;+91 ${phones[0]};;3`,
    "Cut Off;9.84802E+09;;4",
  ];
  const buffer = Buffer.from(rows.join("\r\n"));
  return { name: "stand.csv", mimeType: "text/csv", buffer, phones };
}

async function sendSheet(page: Page, source: string, file: ReturnType<typeof uglySheet>): Promise<void> {
  await page.goto("/desk/leads/new");
  await page.getByRole("link", { name: "Bring in a file" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Leads from a file" })).toBeVisible();
  await page.getByLabel("Workbook (.xlsx) or CSV").setInputFiles(file);
  await page.getByLabel("Where it is from (needed)").fill(source);
  await page.getByRole("checkbox", { name: "Phone call" }).check();
  await page.getByLabel("How did these people agree to be called? (needed)").fill("on a card at our stand");
  await page.getByRole("button", { name: "Look at it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "stand.csv" })).toBeVisible();
}

const count = (page: Page, fate: string) =>
  page.getByRole("navigation", { name: "Rows" }).getByRole("link", { name: fate });

for (const screen of [
  { width: 360, height: 740 },
  { width: 1366, height: 768 },
])
  test(`at ${screen.width} px an ugly sheet is matched, taken and found in the list; sent again it doubles nothing${screen.width > 360 ? " @long" : ""}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const source = `Expo ${screen.width}`;
    const file = uglySheet(source);
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    await signInAs(page, `sheets${screen.width}@example.com`, "editor");
    await page.setViewportSize(screen);
    await page.goto("/desk/leads/file");
    await expectNoViolations(page, `the form for a file at ${screen.width}`);
    expect(await isWide()).toBe(false);

    await sendSheet(page, source, file);
    await expect(page.getByText("1 heading not understood")).toBeVisible();
    await page.getByLabel("Wish list").selectOption({ label: "What they want" });
    await page.getByRole("button", { name: "Save the columns and look again" }).click();
    await expect(page.getByText("not understood")).toHaveCount(0);
    await expect(count(page, "New leads")).toContainText("2");
    await expect(page.getByText("It has no name, so the lead is called “Name not given”.")).toBeVisible();
    await expectNoViolations(page, `a file at ${screen.width}`);
    expect(await isWide()).toBe(false);
    await count(page, "Can’t be taken").click();
    await expect(page.getByText("Excel has cut the number to “9.84802E+09”")).toBeVisible();
    await page.getByRole("button", { name: "Take 2 new leads" }).click();
    await expect(page.getByText(`2 leads of ${source} are in the list now.`)).toBeVisible();
    await expectNoViolations(page, `what was taken at ${screen.width}`);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "The other rows, with the reasons" }).click();
    expect((await download).suggestedFilename()).toMatch(/^not-taken-expo-/);

    await page.getByRole("link", { name: `Leads of ${source}` }).click();
    const items = page.getByRole("main").getByRole("row").filter({ hasText: source });
    await expect(items.filter({ hasText: "Meena Rao" })).toHaveCount(1);
    await expect(items.filter({ hasText: "Name not given" })).toHaveCount(1);
    await page.getByRole("main").getByRole("link", { name: "Meena Rao" }).click();
    await expect(page.getByText("3 BHK near the lake")).toBeVisible();
    await expect(page.getByText(`Added by sheets${screen.width}, from a file: ${source}`)).toBeVisible();

    // Its columns are known by now.
    await sendSheet(page, source, file);
    await expect(page.getByText("matched as last time")).toBeVisible();
    await expect(count(page, "With us already")).toContainText("2");
    await expect(page.getByText("Nothing in this file is a new lead.")).toBeVisible();
    await page.getByRole("button", { name: "Done with this file: delete it" }).click();
    await expect(page.getByText(`The file had no new lead of ${source}.`)).toBeVisible();
    await page.goto(`/desk/leads?view=all&q=${file.phones[0]}`);
    await expect(page.getByRole("main").getByRole("row").filter({ hasText: "Meena Rao" })).toHaveCount(1);
  });

test("without JavaScript a refused form keeps what was typed, and a file is matched and taken @long", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, "plain-sheets@example.com", "editor");
  const storageState = await page.context().storageState();
  const plain = await page.context().browser()!.newContext({ javaScriptEnabled: false, storageState });
  const form = await plain.newPage();
  await form.goto("/desk/leads/file");
  const file = uglySheet("Plain expo");
  await form.getByLabel("Workbook (.xlsx) or CSV").setInputFiles(file);
  await form.getByLabel("Where it is from (needed)").fill("Plain expo");
  await form.getByRole("button", { name: "Look at it" }).click();
  await expect(form.getByText("Please tick the ways that the person asked for.")).toBeVisible();
  await expect(form.getByText("The files that you chose were not kept")).toBeVisible();
  await expect(form.getByLabel("Where it is from (needed)")).toHaveValue("Plain expo");
  await sendSheet(form, "Plain expo", file);
  await form.getByLabel("Wish list").selectOption({ label: "What they want" });
  await form.getByRole("button", { name: "Save the columns and look again" }).click();
  await form.getByRole("button", { name: "Take 2 new leads" }).click();
  await expect(form.getByText("2 leads of Plain expo are in the list now.")).toBeVisible();
  await plain.close();
});
