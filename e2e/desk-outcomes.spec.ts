import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { countCalls, openWays, sendLead, signInAs } from "./desk-steps";
import { newPhone, test } from "./lead-steps";

/** Opens the lead of a number from the list, by one tap. */
async function openFromList(page: Page, phone: string): Promise<void> {
  await page.goto("/desk/leads?view=all");
  await page.getByRole("row").filter({ hasText: phone }).getByRole("link").click();
  await expect(page.getByRole("region", { name: "What came of it" })).toBeVisible();
}

/** What was booked, and what it brings; a sum that nobody can read is said beside its box, and nothing typed is lost. */
async function writeBooking(page: Page): Promise<void> {
  const booking = page.getByRole("region", { name: "Booking" });
  await booking.getByLabel("Plan or unit").fill("3 BHK, B 1203");
  await booking.getByLabel("Price", { exact: true }).fill("1.25 Cr");
  await booking.getByLabel("Commission expected").fill("about two");
  await booking.getByRole("button", { name: "Save the booking" }).click();
  await expect(booking.getByText("This is no sum of money")).toBeVisible();
  await expect(booking.getByLabel("Plan or unit")).toHaveValue("3 BHK, B 1203");
  await booking.getByLabel("Commission expected").fill("2.5 L");
  await booking.getByRole("button", { name: "Save the booking" }).click();
  await expect(page.getByText("Commission expected: none → ₹2,50,000")).toBeVisible();
  await expect(booking.getByLabel("Price", { exact: true })).toHaveValue("₹1,25,00,000");
  await expectNoViolations(page, "a booking");
}

for (const screen of [
  { width: 360, height: 740 },
  { width: 1366, height: 768 },
])
  test(`at ${screen.width} px a lead goes from new to booked in six taps without scrolling, and on to the next${screen.width > 360 ? " @long" : ""}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const [phone, second] = [await sendLead(page.context()), await sendLead(page.context())];
    await signInAs(page, "asha@example.com", "agent");
    await page.setViewportSize(screen);
    let taps = 0;
    const tap = async (name: string | RegExp, role: "button" | "link" = "button") => {
      taps += 1;
      const target = page.getByRole(role, { name, exact: typeof name === "string" });
      await expect(target).toBeInViewport({ ratio: 1 });
      await target.click();
    };
    taps += 1;
    await openFromList(page, phone);
    await openWays(page);
    await countCalls(page);
    await tap(`Call ${phone}`, "link");
    await expect(page.getByText("Noted: called just now.")).toBeVisible();
    await tap("Visit…");
    await expectNoViolations(page, "when to visit", "[popover]:popover-open");
    await tap(/^Tomorrow, /);
    await expect(page.getByText("Visit planned").first()).toBeVisible();
    // The day has come.
    taps += 1;
    await openFromList(page, phone);
    await expect(page.getByText(/^Visit: /).first()).toBeVisible();
    await tap("Booked");
    await expect(page.getByText("Booked.", { exact: true })).toBeVisible();
    expect(taps).toBe(6);
    await expect(page.getByText(/, this lead$/)).toBeVisible();
    // A word of one button stands on one line.
    const lines = (button: Element) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      return range.getClientRects().length;
    };
    expect(await page.getByRole("button", { name: "Interested" }).evaluate(lines)).toBe(1);
    // At the end of the page the bar lies over nothing.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expectNoViolations(page, "a booked lead");
    // A mistaken tap is taken back, and made once more.
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Taken back: Booked")).toBeVisible();
    await page.getByRole("textbox", { name: "What was said" }).fill("Flat 402");
    await page.getByRole("button", { name: "Booked" }).click();
    await expect(page.getByText("Flat 402")).toBeVisible();
    await writeBooking(page);
    // Leads of other journeys may come first.
    const next = page.getByRole("link", { name: /^Next: / });
    const to = await next.getAttribute("href");
    await next.click();
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await openFromList(page, second);
    await page.getByRole("button", { name: "Not now…" }).click();
    await page.getByRole("button", { name: "Bought elsewhere" }).click();
    await expect(page.getByText("Not now: bought elsewhere").first()).toBeVisible();
  });

test("an agent works by the keyboard alone, and ? tells what each key does", async ({ page }) => {
  test.setTimeout(120_000);
  const phone = await sendLead(page.context());
  await signInAs(page, "asha@example.com", "agent");
  await page.goto("/desk/leads");
  await expect(page.locator("html[data-live]")).toBeAttached();
  await page.keyboard.press("/");
  await page.keyboard.type(phone);
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 lead", { exact: true })).toBeVisible();
  await expect(page.locator("html[data-live]")).toBeAttached();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  const note = page.getByRole("textbox", { name: "What was said" });
  await expect(note).toBeVisible();
  await page.keyboard.press("n");
  await note.pressSequentially("Wants 3 BHK, j k 1 8 are letters here");
  await page.keyboard.press("Enter");
  // Enter adds the note and nothing else.
  await expect(page.getByText("Wants 3 BHK, j k 1 8 are letters here", { exact: true })).toBeVisible();
  await note.blur();
  await page.keyboard.press("4");
  await page.getByRole("button", { name: /^Tomorrow, / }).press("Enter");
  await expect(page.getByText("Visit planned").first()).toBeVisible();
  await page.keyboard.press("?");
  const palette = page.getByRole("dialog", { name: "What do you want to do?" });
  await expect(palette.getByRole("option", { name: "No answer 1" })).toBeVisible();
  await expectNoViolations(page, "the commands");
  await page.keyboard.type("follow-ups");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Follow-ups" })).toBeVisible();
  await expect(page.locator("html[data-live]")).toBeAttached();
  await page.keyboard.press("Control+k");
  // The whole number: its last digits may stand in another lead's, too.
  await palette.getByRole("combobox").fill(phone);
  await palette.getByRole("option", { name: "Search the leads" }).click();
  await expect(page.getByText("1 lead", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Asha Rao" })).toBeVisible();
});

test("without JavaScript an outcome is a plain form, and what is refused keeps its words @long", async ({
  browser,
  page,
}) => {
  test.setTimeout(120_000);
  const phone = await sendLead(page.context());
  await signInAs(page, "asha@example.com", "agent");
  await page.goto(`/desk/leads?${new URLSearchParams({ q: phone })}`);
  const lead = await page.getByRole("link", { name: "Asha Rao" }).getAttribute("href");
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const still = await plain.newPage();
  await still.goto(lead ?? "");
  await still.getByRole("textbox", { name: "What was said" }).fill("Comes by bus");
  await still.getByRole("button", { name: "Visit…" }).click();
  await still
    .getByRole("group", { name: "When is the visit?" })
    .getByRole("button", { name: "Save" })
    .click();
  await expect(still.getByText("Please choose a day and a time.")).toBeVisible();
  await expect(still.getByRole("textbox", { name: "What was said" })).toHaveValue("Comes by bus");
  await still.getByRole("button", { name: "Interested" }).click();
  await expect(still.getByText("Comes by bus", { exact: true })).toBeVisible();
  await expect(still.getByText("Called", { exact: true }).first()).toBeVisible();
  await plain.close();
});

test("a text for WhatsApp comes filled, and the history says which", async ({ page, context }) => {
  test.setTimeout(120_000);
  await signInAs(page, "asha@example.com", "agent");
  const answer = await page.request.post("/api/v1/propertyenquiry/createpropertyenquiry", {
    data: {
      name: "Meera",
      phoneNumber: newPhone(),
      propertyId: "8",
      allowContact: true,
      source: "callback",
      page: "/te/propertydetails/8",
    },
  });
  const { reference } = (await answer.json()).data;
  await page.goto(`/desk/leads?q=${reference}`);
  await page.getByRole("link", { name: "Meera" }).click();
  await expect(page.getByRole("region", { name: "What came of it" })).toBeVisible();
  await openWays(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "WhatsApp" }).click();
  const sheet = page.getByRole("group", { name: "What to write on WhatsApp" });
  await expect(sheet.getByRole("link", { name: /^The project/ })).toContainText("utm_campaign=asha");
  await expectNoViolations(page, "texts for WhatsApp", "[popover]:popover-open");
  // No message leaves a test.
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  const opened = context.waitForEvent("page");
  await sheet.getByRole("link", { name: /^First message/ }).click();
  expect(new URL((await opened).url()).searchParams.get("text")).toContain("Meera");
  await expect(page.getByText("Wrote on WhatsApp: first message")).toBeVisible();
  await expect(sheet).toBeHidden();
});
