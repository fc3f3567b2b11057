import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { test } from "./journey";
import { pageWidth } from "./shortlist-steps";

const answerOn = (page: Page) =>
  page.getByRole("status").filter({ hasText: "The dearest home in your reach" });
const family = "/what-we-can-afford?income=1.5+L&emis=10000&savings=25+L";

test("an income typed becomes a price, its list, and the EMI at each home, until it is forgotten", async ({
  page,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => calls.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.goto("/what-we-can-afford");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What we can afford");
  const income = page.getByLabel("Income (₹ a month)");
  await income.fill("");
  await expect(answerOn(page)).toContainText("Fill in income");
  await income.pressSequentially("1.5 L");
  await page.getByLabel("Other EMIs (₹ a month)").fill("10k");
  await page.getByLabel("Savings for the home").fill("25 lakh");
  // Worked out by hand in lib/cost/afford.test.ts.
  await expect(answerOn(page)).toContainText("₹76 L₹49,740 a month for 25 years, and ₹25 L of your own");
  await expect(answerOn(page)).toContainText("Savings set the limit");
  await page.getByLabel("Age", { exact: true }).fill("50");
  await expect(answerOn(page)).toContainText("for 10 years");
  await expect(answerOn(page)).toContainText("Income sets the limit");
  await page.getByLabel("Age", { exact: true }).fill("35");
  await expect(page.getByRole("main")).toContainText("₹5 L more savings");
  await page.getByRole("button", { name: "Show my EMI at every home" }).click();
  await expect(page.getByText("Lists, projects and the comparison show your EMI")).toBeVisible();
  await expectNoViolations(page, "what we can afford");

  const count = page.getByText(/^\d[\d,]* projects? on our list$/);
  const found = Number.parseInt(((await count.textContent()) ?? "").replaceAll(",", ""), 10);
  await page.getByRole("link", { name: "See homes up to ₹76 L" }).click();
  await expect(page).toHaveURL("/propertylist?location=Telangana&budget=Under+76L");
  const cards = page.getByRole("article");
  await expect(page.getByRole("main")).toContainText(`${found} projects`);
  const card = cards.filter({ hasText: /Your EMI: from ₹[\d,]+ for 25 years/ }).first();
  await expect(card).toBeVisible();
  const line = (await card.getByText(/^Your EMI: from/).textContent()) ?? "";
  await expectNoViolations(page, "a list with one's EMI");
  await card.getByRole("link", { name: /^View details/ }).click();
  await expect(page).toHaveURL(/propertydetails/);
  await expect(page.getByRole("main").getByText(line, { exact: true })).toBeVisible();
  await page.goto("/compare?project=1&project=plot-142");
  await expect(page.getByRole("row", { name: /^Your EMI/ }).getByRole("cell")).toHaveText([
    /EMI|savings/,
    /EMI|savings/,
  ]);

  await page.goto("/what-we-can-afford");
  await expect(income).toHaveValue("1.5 L");
  await page.getByRole("button", { name: "Forget my figures" }).click();
  await page.goto("/propertylist");
  await expect(cards.first()).toBeVisible();
  await expect(page.getByText(/EMI: from/)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("zerokey-means"))).toBeNull();
  // What was typed went nowhere.
  expect(calls.filter((call) => /income|savings=|25(?:%20|\+)lakh/.test(call))).toEqual([]);
});

test("an address opens with its answer in each language, within 320 px, and bad input is named", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [start, words] of [
    ["", "₹76 L"],
    ["/te", "₹49,740"],
    ["/hi", "₹49,740"],
  ]) {
    await page.goto(`${start}${family}`);
    await expect(page.getByRole("status").filter({ hasText: words })).toBeVisible();
    expect(await pageWidth(page)).toBe(320);
  }
  const answer = await page.goto("/what-we-can-afford?income=lots&age=7&rate=9&rate=x&kind=castle");
  expect(answer?.status()).toBe(200);
  await expect(page.getByText("“lots” is no amount: write 85 L, 1.2 Cr or 85,00,000")).toBeVisible();
  await expect(page.getByText("“7” must be a whole number from 18 to 80")).toBeVisible();
  await page.goto("/what-we-can-afford?income=0&savings=0");
  await expect(answerOn(page)).toContainText("No home is in reach yet");
  await page.goto("/what-we-can-afford?age=70");
  await expect(answerOn(page)).toContainText("Lenders usually lend to the age of 60");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is sent to the page itself, and answers in whole, with the number of homes", async ({
    page,
  }) => {
    await page.goto("/emi-calculator");
    await page.getByRole("main").getByRole("link", { name: "What we can afford" }).click();
    await page.getByLabel("Income (₹ a month)").fill("1.5 L");
    await page.getByLabel("Other EMIs (₹ a month)").fill("10000");
    await page.getByLabel("Savings for the home").fill("25 L");
    await page.getByRole("button", { name: "Work it out" }).first().click();
    await expect(page).toHaveURL(/income=1\.5\+L/);
    await expect(answerOn(page)).toContainText("₹76 L");
    await expect(page.getByText(/^\d[\d,]* projects? on our list$/)).toBeVisible();
    await expect(page.getByRole("region", { name: "The rules behind these figures" })).toContainText(
      "A custom of lenders, not a rule. Source: CNBC-TV18",
    );
    await page.getByRole("link", { name: "See homes up to ₹76 L" }).click();
    await expect(page.getByRole("article").first()).toBeVisible();
  });
});
