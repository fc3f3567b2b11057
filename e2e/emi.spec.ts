import { expect } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { test } from "./journey";

// Specification: "calculate the instalments of a home loan,"
// Specification: "/emi-calculator | EMI calculator"
// Specification: "titled 'Home Loan EMI Calculator'"
// Specification: "Currency in Indian format, 0 decimals."
test("sliders and boxes agree, and the figures follow", async ({ page }) => {
  await page.goto("/emi-calculator");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Home Loan EMI Calculator");
  const cost = page.getByLabel("Total Cost (₹)");
  const slider = page.getByRole("slider", { name: "Slide to set the price of the home" });
  const result = page.getByRole("status").filter({ hasText: "Monthly EMI" });
  await expect(cost).toHaveValue("5000000");
  await expect(result).toContainText("₹35,348");

  await cost.fill("10000000");
  await expect(slider).toHaveValue("10000000");
  await expect(slider).toHaveAttribute("aria-valuetext", "₹1,00,00,000");
  await expect(result).toContainText("₹70,697");

  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(cost).toHaveValue("10100000");
  await page.keyboard.press("Home");
  await expect(cost).toHaveValue("100000");
});

test("an amount is typed key by key as people write it, or pasted as this site does", async ({ page }) => {
  await page.goto("/emi-calculator");
  await page.locator("main").hover();
  const cost = page.getByLabel("Total Cost (₹)");
  const result = page.getByRole("status").filter({ hasText: "Monthly EMI" });
  await cost.fill("");
  await cost.pressSequentially("1 crore");
  await expect(cost).toHaveValue("10000000");
  await expect(result).toContainText("₹70,697");
  await cost.fill("₹50 L");
  await expect(cost).toHaveValue("5000000");
  await expect(result).toContainText("₹35,348");
});

test("what is typed before the script arrives counts @long", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js(\?|$)/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/emi-calculator", { waitUntil: "commit" });
  await page.getByLabel("Total Cost (₹)").fill("1 cr");
  release();
  await expect(page.getByRole("status").filter({ hasText: "Monthly EMI" })).toContainText("₹70,697");
});

test("a box takes nothing but numbers above 0, and percentages up to 100", async ({ page }) => {
  await page.goto("/emi-calculator");
  const share = page.getByLabel("Down Payment (%)");
  for (const refused of ["101", "-5", "1e1", "ten"]) {
    await share.fill(refused);
    await expect(share).toHaveValue("20");
  }
  await share.fill("");
  await expect(share).toHaveValue("");
  await expect(page.getByText("Fill in all three boxes").first()).toBeVisible();
});

// Specification: "EMI: monthly rate = interest/100/12; tenures 10, 20 and 30 years; standard annuity formula;
// rounded to whole rupees; loan amount = total cost minus down payment percent of total cost."
test("ring, curve and table tell the chosen tenure, of three", async ({ page }) => {
  await page.goto("/emi-calculator");
  await expect(page.getByRole("radio")).toHaveCount(3);
  // ₹50,00,000 less 20 % at 8.75 %: P·r / (1 − (1 + r)^−n), in whole rupees.
  const [loan, rate] = [5_000_000 - 0.2 * 5_000_000, 8.75 / 100 / 12];
  for (const years of [10, 20, 30]) {
    const rupees = Math.round((loan * rate) / (1 - (1 + rate) ** -(years * 12))).toLocaleString("en-IN");
    await expect(
      page.getByRole("radio", { name: new RegExp(`^${years} years.*₹${rupees}(?![\\d.])`) }),
    ).toBeVisible();
  }
  await page.getByRole("radio", { name: /^30 years/ }).check();
  await expect(page.getByRole("img", { name: /^Of ₹.* is interest\.$/ })).toBeVisible();
  await expect(page.getByRole("img", { name: /^Balance of the loan: ₹40 L at the start/ })).toBeVisible();
  await page.getByText("Year by year").click();
  const rows = page.getByRole("table").locator("tbody tr");
  await expect(rows).toHaveCount(30);
  await expect(rows.last().locator("td").last()).toHaveText("0");
  await expectNoViolations(page, "calculator");
});

test("a link keeps the inputs", async ({ page }) => {
  await page.goto("/emi-calculator?totalCost=8000000&downPayment=25&interestRate=9.5&tenure=10");
  await expect(page.getByLabel("Total Cost (₹)")).toHaveValue("8000000");
  await expect(page.getByLabel("Down Payment (%)")).toHaveValue("25");
  await expect(page.getByLabel("Interest Rate (%)")).toHaveValue("9.5");
  await expect(page.getByRole("radio", { name: /^10 years/ })).toBeChecked();
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.getByLabel("Interest Rate (%)").fill("10");
  await page.getByRole("button", { name: "Copy link" }).click();
  const link = await page.getByLabel("Link to these figures").inputValue();
  await page.goto(link);
  await expect(page.getByLabel("Interest Rate (%)")).toHaveValue("10");
  await expect(page.getByRole("radio", { name: /^10 years/ })).toBeChecked();
});

test("on paper the table is open, and menus, sliders and buttons are away @long", async ({ page }) => {
  await page.goto("/emi-calculator");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("table").locator("tbody tr").first()).toBeVisible();
  await expect(page.locator("header").first()).toBeHidden();
  await expect(page.locator("aside[aria-label=Guides]")).toBeHidden();
  await expect(page.locator('input[type="range"]').first()).toBeHidden();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
});

/** A project whose price the catalogue names. */
const project = "/propertydetails/1";

test("a project's page makes the years when they are asked for, and they follow the boxes", async ({
  page,
}) => {
  await page.goto(project);
  const emi = page.getByRole("tabpanel", { name: "EMI Calculator", exact: true });
  const rows = emi.getByRole("table").locator("tbody tr");
  await expect(rows).toHaveCount(0);
  await emi.getByText("Year by year").click();
  await expect(rows).toHaveCount(20);
  await emi.getByRole("radio", { name: /^10 years/ }).check();
  await expect(rows).toHaveCount(10);
  await expect(rows.last().locator("td").last()).toHaveText("0");
});

test("a project's years that were asked for before the script arrived are there with it @long", async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js(\?|$)/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(project, { waitUntil: "commit" });
  const emi = page.getByRole("tabpanel", { name: "EMI Calculator", exact: true });
  await emi.getByText("Year by year").click();
  await expect(emi.getByRole("link", { name: "See the table of this loan" })).toBeVisible();
  release();
  await expect(emi.getByRole("table").locator("tbody tr")).toHaveCount(20);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a project's page leads to the years of its own loan", async ({ page }) => {
    await page.goto(project);
    const emi = page.getByRole("tabpanel", { name: "EMI Calculator", exact: true });
    const cost = await emi.getByLabel("Total Cost (₹)").inputValue();
    const monthly = await emi.getByRole("status").filter({ hasText: "Monthly EMI" }).textContent();
    await emi.getByText("Year by year").click();
    await emi.getByRole("link", { name: "See the table of this loan" }).click();
    await expect(page.getByLabel("Total Cost (₹)")).toHaveValue(cost);
    await expect(page.getByRole("status").filter({ hasText: "Monthly EMI" })).toHaveText(monthly ?? "?");
    await page.getByText("Year by year").click();
    await expect(page.getByRole("table").locator("tbody tr")).toHaveCount(20);
  });

  test("the calculator is a form", async ({ page }) => {
    await page.goto("/emi-calculator");
    await page.getByLabel("Total Cost (₹)").fill("8000000");
    await page.getByRole("radio", { name: /^10 years/ }).check();
    await page.getByRole("button", { name: "Calculate" }).click();
    await expect(page).toHaveURL(/totalCost=8000000.*tenure=10/);
    await expect(page.getByRole("status").filter({ hasText: "Monthly EMI for 10 years" })).toContainText(
      "₹80,209",
    );
    await page.getByText("Year by year").click();
    await expect(page.getByRole("table").locator("tbody tr")).toHaveCount(10);
  });
});
