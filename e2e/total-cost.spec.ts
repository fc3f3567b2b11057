import { expect } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { answersTo, fill, referenceText, submit, test } from "./lead-steps";

test("a price typed key by key becomes the whole cost, the own money, the loan and a comparison with rent", async ({
  page,
}) => {
  await page.goto("/total-cost");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The whole cost of a home");
  const total = page.getByRole("status").filter({ hasText: "In all" });
  await expect(total).toContainText("₹56,25,000");
  const price = page.getByLabel("Price", { exact: true });
  await price.fill("");
  await expect(total).toContainText("Type a price");
  await price.pressSequentially("90 lakh");
  // The worked example of our own post: ₹90,00,000 + 5% + 7.5%.
  await expect(total).toContainText("₹1,01,25,000");
  const main = page.getByRole("main");
  const own = main.locator("dl", { hasText: "Your own money" });
  await expect(own).toContainText("₹29,25,000");
  const line = (name: string) => main.locator("dl > div", { hasText: name }).first();
  await expect(line("Other charges of the builder")).toContainText("Not told");

  await page.getByLabel("How far it is").selectOption("Ready, with occupancy certificate");
  await expect(total).toContainText("₹96,75,000");
  await page.getByLabel("What you buy").selectOption("Plot");
  await expect(page.getByLabel("How far it is")).toHaveCount(0);
  await main.getByLabel("State", { exact: true }).selectOption("Another state");
  await expect(line("Stamp duty")).toContainText("Not told");

  await page.getByLabel("Paid in extra each year (₹)").fill("1 L");
  await expect(main).toContainText(/it ends after \d+ years/);
  await page.getByLabel("Rent of such a home (₹ a month)").fill("30k");
  await expect(main).toContainText(
    /After 10 years buying is ahead if the home’s price has risen by more than [\d.]+% a year/,
  );
  await expectNoViolations(page, "the whole cost");
});

test("what can't be read is said below its box, and nothing else is lost", async ({ page }) => {
  await page.goto("/total-cost?price=90+L");
  const rate = page.getByLabel("Interest rate (%)");
  await rate.fill("eight");
  await expect(rate).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("“eight” must be a number from 0 to 30")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "In all" })).toContainText("₹1,01,25,000");
  await page.getByLabel("Loan", { exact: true }).fill("80 L");
  await expect(page.getByText("is more than lenders may give on this price: ₹72 L")).toBeVisible();
});

test("a floor plan leads to its whole cost, whose link opens with the same figures", async ({
  page,
  request,
}) => {
  const { properties } = (await (
    await request.get(
      "/api/v1/property/getfilteredproperties?location=Hyderabad&propertyType=Apartment&status=Under Construction&limit=1",
    )
  ).json()) as { properties: { id: number; name: string; floorplans: { price: number }[] }[] };
  const [project] = properties;
  const cost = Math.round((project?.floorplans[0]?.price ?? 0) * 1.125);
  await page.goto(`/propertydetails/${project?.id}`);
  const link = page.getByRole("link", { name: /with tax and duty/ }).first();
  await expect(link).toHaveText(/^₹[\d.]+ (L|Cr) with tax and duty$/);
  await link.click();
  await expect(page.getByRole("main")).toContainText(`in ${project?.name}`);
  await expect(page).toHaveURL(/\/total-cost\?project=\d+&plan=\d+$/);
  const total = page.getByRole("status").filter({ hasText: "In all" });
  const shown = (await total.textContent()) ?? "";
  if (page.url().endsWith("plan=0")) expect(shown).toContain(`₹${cost.toLocaleString("en-IN")}`);
  await page.reload();
  await expect(total).toHaveText(shown);
  expect(await page.locator("meta[name=robots]").getAttribute("content")).toContain("noindex");
});

test("a home has one EMI, on its own page and on that of its whole cost", async ({ request }) => {
  const emiOn = async (address: string, words: string) => {
    const text = (await (await request.get(address)).text()).replaceAll(/<[^>]+>/g, " ");
    return new RegExp(`${words}\\s+(₹[\\d,]+)`).exec(text)?.[1];
  };
  for (const project of [1, 95]) {
    const ofProject = await emiOn(`/propertydetails/${project}`, "Monthly EMI for 20 years");
    expect(ofProject).toMatch(/^₹/);
    expect(await emiOn(`/total-cost?project=${project}`, "EMI over 20 years at 8.75%")).toBe(ofProject);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is sent to the page itself, and answers in whole", async ({ page }) => {
    await page.goto("/total-cost?project=1&plan=0");
    await page.getByLabel("Price", { exact: true }).fill("1.2 Cr");
    await page.getByLabel("Rent of such a home (₹ a month)").fill("40000");
    await page.getByRole("button", { name: "Work it out" }).first().click();
    await expect(page).toHaveURL(/project=1/);
    await expect(page.getByRole("status").filter({ hasText: "In all" })).toContainText("₹1,35,00,000");
    await expect(page.getByRole("main")).toContainText("After 10 years buying is ahead");
  });
});

test("of a home in a state without a checked rate there is no sum, and its state can be chosen again @long", async ({
  page,
  request,
}) => {
  const { properties } = (await (
    await request.get(
      "/api/v1/property/getfilteredproperties?location=Bengaluru&propertyType=Apartment&limit=1",
    )
  ).json()) as { properties: { id: number }[] };
  await page.goto(`/total-cost?project=${properties[0]?.id}`);
  const main = page.getByRole("main");
  const state = main.getByLabel("State", { exact: true });
  await expect(state).toHaveValue("Karnataka");
  await expect(main).toContainText("we have no checked rate for Karnataka: ask us");
  await state.selectOption("Telangana");
  await expect(main).toContainText("7.5% of the price");
  await state.selectOption("Karnataka");
  await expect(main).toContainText("we have no checked rate for Karnataka: ask us");
});

test("a home that is not there any more leaves the page for any price", async ({ page }) => {
  const answer = await page.goto("/total-cost?project=99999999");
  expect(answer?.status()).toBe(200);
  await expect(page.getByText("We don’t have this home any more")).toBeVisible();
});

test("the price of a plan is set beside those of its locality, with how many and when @long", async ({
  page,
  request,
}) => {
  const { property } = (await (await request.get("/api/v1/property/getproperties/1")).json()) as {
    property: { propertyType: string; locations: { locality: string }[] };
  };
  const place = property.locations[0]?.locality ?? "";
  await page.goto("/total-cost?project=1&plan=0");
  const fair = page.getByRole("region", { name: "Is the price fair?" });
  await expect(fair).toContainText(
    new RegExp(
      `per sq ft is .* the median of .* in ${place} \\(₹[\\d,]+\\), .*: \\d+ floor plans on our list on \\d+ \\w+ 20\\d\\d`,
    ),
  );
  await fair.getByRole("link", { name: "See them all" }).click();
  await expect(page.getByRole("main")).toContainText(place);
});

test("what the record does not say is asked with an enquiry, and thanked for @long", async ({ page }) => {
  await page.goto("/total-cost?project=1&plan=0");
  const unknown = page.getByRole("region", { name: "What we don’t know yet" });
  await expect(unknown).toContainText(/says \d+ of \d+ things that a buyer should know/);
  await expect(unknown.locator(":checked")).toHaveCount(0);
  await unknown.getByRole("checkbox", { name: /^What do parking, club house, funds/ }).check();
  await unknown.getByRole("button", { name: "Ask these questions" }).click();
  await expect(page).toHaveURL(/\/enquire\/enquiry\?project=1&plan=0.*ask=charges/);
  await expect(page.getByRole("main")).toContainText("You askWhat do parking");
  const form = page.getByRole("main").locator("form[method=post]");
  await fill(form, answersTo("enquiry"));
  await expect(form.locator("[name=questions]")).toHaveValue(/charges/);
  await submit(form, "enquiry");
  await expect(page.getByText(referenceText)).toBeVisible();
});

test("each rule stands beside its source and its date, and the call tells the same", async ({
  page,
  request,
}) => {
  await page.goto("/total-cost");
  const rules = page.getByRole("region", { name: "The rules behind these figures" });
  await expect(rules).toContainText("7.5% of the price or of the official value, whichever is higher");
  await expect(rules).toContainText("In force since 22 July 2021");
  await expect(rules).toContainText("As on 21 November 2026");
  const answer = await request.get("/api/v1/property/getwholecost?price=9000000");
  expect(await answer.json()).toMatchObject({
    total: 10_125_000,
    ownMoney: 2_925_000,
    largestLoan: 7_200_000,
  });
  const refused = await request.get("/api/v1/property/getwholecost?price=cheap");
  expect(refused.status()).toBe(400);
  expect(await refused.text()).toContain("must be whole rupees");
});
