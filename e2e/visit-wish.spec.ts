import { expect, type Locator, type Page } from "@playwright/test";
import { promises } from "../content/promises";
import { daysBefore, indianDay } from "../lib/base/indian-day";
import { visitMessages } from "../lib/enquiries/forms/lead-messages";
import { sayVisitTime } from "../lib/enquiries/forms/visit-times";
import { expectNoViolations } from "./axe";
import { findProject } from "./catalogue";
import { languages } from "./language-words";
import { answersTo, fill, newPhone, openForm, projectWithEverything, submit, test } from "./lead-steps";

const title = "When would you like to see it? (optional)";
const notAgreed = /Nothing is agreed yet: we call you to agree on the time/;
/** The day in India that is so many days away. */
const dayAhead = (days: number) => daysBefore(indianDay(new Date()), -days);
const time = (form: Locator, place: number) => form.getByRole("group", { name: `Time ${place}` });

async function choose(time: Locator, day: string, part: string): Promise<void> {
  await time.getByLabel("Day", { exact: true }).fill(day);
  await time.getByLabel("Part of the day").selectOption(part);
}

test("three times are chosen on a small screen; half a time is asked about beside it, and the thanks repeat the others", async ({
  page,
}) => {
  const form = await openForm(page, "callback");
  await expect(time(form, 1)).toBeHidden();
  await form.getByText(title).click();
  await expect(form.getByText(promises.visit.wish)).toBeVisible();
  // Known once the form was touched.
  await expect(time(form, 1).getByLabel("Day", { exact: true })).toHaveAttribute("min", dayAhead(1));
  await expect(time(form, 1).getByLabel("Day", { exact: true })).toHaveAttribute("max", dayAhead(30));
  await choose(time(form, 1), dayAhead(2), "morning");
  await form.getByText("Add another time").filter({ visible: true }).click();
  await time(form, 2).getByLabel("Day", { exact: true }).fill(dayAhead(3));
  await form.getByText("Add another time").filter({ visible: true }).click();
  await choose(time(form, 3), dayAhead(2), "morning");
  await expect(form.getByText("Add another time").filter({ visible: true })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await fill(form, answersTo("callback"));
  await submit(form, "callback");
  await expect(form.getByText(visitMessages.half)).toBeVisible();
  await expect(time(form, 2).getByLabel("Part of the day")).toBeFocused();
  await expect(time(form, 2).getByLabel("Day", { exact: true })).toHaveAccessibleDescription(
    visitMessages.half,
  );
  await expect(time(form, 2).getByLabel("Day", { exact: true })).toHaveValue(dayAhead(3));
  await expectNoViolations(page, "times to see a home", "aside#enquiry");
  await time(form, 2).getByLabel("Part of the day").selectOption("evening");
  await expect(form.getByText(visitMessages.half)).toHaveCount(0);
  await submit(form, "callback");
  const thanks = form.getByText(notAgreed);
  await expect(thanks).toContainText(
    `${sayVisitTime({ day: dayAhead(2), part: "morning" })}; ${sayVisitTime({ day: dayAhead(3), part: "evening" })}.`,
  );
});

test("a day that passes while the page is open is asked about, also when the fold was closed, and all that was typed stays", async ({
  page,
}) => {
  const form = await openForm(page, "callback");
  await fill(form, answersTo("callback"));
  await form.getByText(title).click();
  await choose(time(form, 1), dayAhead(1), "afternoon");
  await form.getByText(title).click();
  await expect(time(form, 1)).toBeHidden();
  await page.clock.setFixedTime(new Date(Date.now() + 86_400_000));
  await submit(form, "callback");
  await expect(form.getByText(visitMessages.passed)).toBeVisible();
  // In the colour of what is wrong.
  const red = await form.getByRole("alert").evaluate((alert) => getComputedStyle(alert).color);
  await expect(form.getByText(visitMessages.passed)).toHaveCSS("color", red);
  await expect(time(form, 1).getByLabel("Day", { exact: true })).toBeFocused();
  await expect(time(form, 1).getByLabel("Day", { exact: true })).toHaveValue(dayAhead(1));
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue("Asha Rao");
  await time(form, 1).getByLabel("Day", { exact: true }).fill(dayAhead(3));
  await submit(form, "callback");
  await expect(form.getByText(notAgreed)).toBeVisible();
});

test("times outlast the network and a reload of the page", async ({ page, context }) => {
  const form = await openForm(page, "callback");
  await form.getByText(title).click();
  await choose(time(form, 1), dayAhead(1), "afternoon");
  await form.getByText("Add another time").filter({ visible: true }).click();
  await choose(time(form, 2), dayAhead(4), "evening");
  await fill(form, answersTo("callback"));
  await context.setOffline(true);
  await submit(form, "callback");
  await expect(form.getByText(/^You seem to be offline/)).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(time(form, 2).getByLabel("Part of the day")).toHaveValue("evening");
  await expect(time(form, 2)).toBeVisible();
  await expect(time(form, 1).getByLabel("Day", { exact: true })).toHaveValue(dayAhead(1));
  await form.getByLabel(/^I agree/).check();
  await submit(form, "callback");
  await expect(form.getByText(notAgreed)).toContainText(sayVisitTime({ day: dayAhead(4), part: "evening" }));
});

test("the dialog about a floor plan asks too; what stays when it closes repeats the times @long", async ({
  page,
}) => {
  const dialog = await openForm(page, "enquiry");
  await dialog.getByText(title).click();
  await choose(time(dialog, 1), dayAhead(30), "morning");
  await fill(dialog, answersTo("enquiry"));
  await submit(dialog, "enquiry");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("region", { name: "Your request" }).getByText(notAgreed)).toBeVisible();
});

for (const [language, words] of Object.entries(languages))
  test(`${language}: the times are asked for and repeated in the language of the page @long`, async ({
    page,
  }) => {
    const { id, slug } = await findProject(page.request, projectWithEverything);
    const said = (english: string) => words[english] ?? "-";
    await page.goto(`/${language}/propertydetails/${id}/${slug}`);
    const form = page.getByRole("main").locator("form[method=post]");
    await form.getByText(said(title)).click();
    await form.locator("[type=date]").first().fill(dayAhead(2));
    await form.locator("[name=name]").fill("Asha Rao");
    await form.locator("[name=phoneNumber]").fill(newPhone());
    await form.locator("[name=allowContact]").check();
    await form.locator("[type=submit]").click();
    await expect(form.getByText(said(visitMessages.half))).toBeVisible();
    await form
      .locator("select[name=visitTimes]")
      .first()
      .selectOption({ label: `${said("Evening")} (4 PM–7 PM)` });
    await form.locator("[type=submit]").click();
    const [, end] = said(promises.visit.wished).split("{times}");
    await expect(form.getByText(end ?? "")).toContainText(`${said("Evening")} (4 PM–7 PM)`);
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("what is wrong comes back with all that was typed, and the thanks repeat the times", async ({
    page,
  }) => {
    const form = (page: Page) => page.getByRole("main").locator("form[method=post]");
    const { id } = await findProject(page.request, projectWithEverything);
    await page.goto(`/propertydetails/${id}`);
    await form(page).getByText(title).click();
    await choose(time(form(page), 1), dayAhead(1), "morning");
    await form(page).getByText("Add another time").filter({ visible: true }).click();
    await time(form(page), 2).getByLabel("Part of the day").selectOption("evening");
    await fill(form(page), answersTo("callback"));
    await submit(form(page), "callback");
    await expect(form(page).getByText(visitMessages.half)).toBeVisible();
    await expect(time(form(page), 1).getByLabel("Day", { exact: true })).toHaveValue(dayAhead(1));
    await expect(time(form(page), 2).getByLabel("Part of the day")).toHaveValue("evening");
    await expect(time(form(page), 2).getByLabel("Day", { exact: true })).toHaveAccessibleDescription(
      visitMessages.half,
    );
    await time(form(page), 2).getByLabel("Day", { exact: true }).fill(dayAhead(0));
    await submit(form(page), "callback");
    await expect(form(page).getByText(visitMessages.passed)).toBeVisible();
    await time(form(page), 2).getByLabel("Day", { exact: true }).fill(dayAhead(5));
    await submit(form(page), "callback");
    await expect(page).toHaveURL(/\/thank-you\?/);
    await expect(page.getByText(notAgreed)).toContainText(
      `${sayVisitTime({ day: dayAhead(1), part: "morning" })}; ${sayVisitTime({ day: dayAhead(5), part: "evening" })}.`,
    );
    // They stay when the number is corrected.
    await page.getByText("Correct the number").click();
    await page.getByLabel("Right number").fill(newPhone());
    await page.getByRole("button", { name: "Save the number" }).click();
    await expect(page.getByText(notAgreed)).toBeVisible();
  });
});
