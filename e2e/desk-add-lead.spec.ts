import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { signInAs } from "./desk-steps";
import { newPhone, test } from "./lead-steps";

/** Fills in what every lead needs, but what the person agreed to. */
async function fillPerson(page: Page, name: string, phone: string): Promise<void> {
  await page.getByLabel("Name (needed)").fill(name);
  await page.getByLabel("Phone number (needed)").fill(`0${phone.slice(0, 5)} ${phone.slice(5)}`);
  await page.getByLabel("Comes from (needed)").selectOption("Walk-in");
  await page.getByLabel("What they want").fill("A home near the lake");
}

async function agree(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: "Phone call" }).check();
  await page.getByLabel("How they said so (needed)").fill("in our office");
}

const add = (page: Page) => page.getByRole("button", { name: "Add the lead" }).click();

for (const width of [360, 1366])
  test(`who walks in is added at ${width} px: consent is asked for, nothing typed is lost, and a known number is told${width > 360 ? " @long" : ""}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const [phone, email] = [newPhone(), `adder${width}@example.com`];
    const shown = `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`;
    await signInAs(page, email, "agent");
    await page.setViewportSize({ width, height: 760 });
    await page.goto("/desk/leads");
    await page.getByRole("link", { name: "Add a lead" }).click();
    await expect(page.getByRole("heading", { name: "New lead", level: 1 })).toBeVisible();
    await fillPerson(page, "Meena Rao", phone);
    await add(page);
    await expect(page.getByText("Please tick the ways that the person asked for.")).toBeVisible();
    await expect(page.getByText("How they said so is missing.")).toBeVisible();
    await expect(page.getByLabel("Name (needed)")).toHaveValue("Meena Rao");
    await expectNoViolations(page, "a refused lead");
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(await isWide()).toBe(false);
    await agree(page);
    await add(page);
    await expect(page.getByRole("heading", { name: "Meena Rao", level: 1 })).toBeVisible();
    await expect(page.getByText(`Added by adder${width}: Walk-in`)).toBeVisible();
    await expect(page.getByText("Walk-in", { exact: true })).toBeVisible();
    const lead = new URL(page.url()).pathname;

    await page.goto("/desk/leads/new");
    await fillPerson(page, "Meena R", phone);
    await agree(page);
    await add(page);
    await expect(page.getByText("There is a lead of this number from")).toBeVisible();
    await expect(page.getByRole("link", { name: "Open the lead of this number" })).toHaveAttribute(
      "href",
      lead,
    );
    await page.getByRole("checkbox", { name: /^Add this one all the same/ }).check();
    await add(page);
    await expect(page.getByRole("heading", { name: "Meena R", level: 1 })).toBeVisible();
    await page.goto(`/desk/leads?view=all&q=${phone}`);
    await expect(page.getByRole("row").filter({ hasText: shown })).toHaveCount(2);
    await expect(page.getByRole("row").filter({ hasText: shown }).first()).toContainText("Walk-in", {
      useInnerText: true,
    });
  });

test("without JavaScript a refused lead comes back with what was typed, and is added", async ({ page }) => {
  test.setTimeout(120_000);
  await signInAs(page, "plain@example.com", "agent");
  const storageState = await page.context().storageState();
  const plain = await page.context().browser()!.newContext({ javaScriptEnabled: false, storageState });
  const form = await plain.newPage();
  await form.goto("/desk/leads/new");
  await fillPerson(form, "Plain Rao", newPhone());
  await add(form);
  await expect(form.getByText("Please look at what is marked below.")).toBeVisible();
  await expect(form.getByLabel("What they want")).toHaveValue("A home near the lake");
  await expect(form.getByLabel("Comes from (needed)")).toHaveValue("Walk-in");
  await agree(form);
  await add(form);
  await expect(form.getByRole("heading", { name: "Plain Rao", level: 1 })).toBeVisible();
  await plain.close();
});
