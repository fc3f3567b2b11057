import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { inDatabase, sendLead, signInAs } from "./desk-steps";
import { test } from "./lead-steps";

/** The reference and the page of the lead of a number. */
async function leadOf(phone: string): Promise<{ reference: string; address: string }> {
  const { rows } = await inDatabase((client) =>
    client.query<{ id: string; reference: string }>("select id, reference from leads where phone = $1", [
      phone.replaceAll(" ", ""),
    ]),
  );
  return { reference: rows[0]!.reference, address: `/desk/leads/${rows[0]!.id}` };
}

const question = "Same person as another lead, or not…";
const historyOf = (page: Page) => page.getByRole("region", { name: "History" });
const joinedWith = (page: Page, reference: string) =>
  historyOf(page)
    .getByRole("paragraph")
    .filter({ hasText: `joined with ${reference}` });

async function look(page: Page, what: string, width: number): Promise<void> {
  await expectNoViolations(page, `${what} at ${width}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

for (const screen of [
  { width: 360, height: 740 },
  { width: 1366, height: 768 },
])
  test(`at ${screen.width} px two leads are joined by the reference that the caller reads out, undone, joined and parted${screen.width > 360 ? " @long" : ""}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const phones = [await sendLead(page.context()), await sendLead(page.context())] as const;
    const [first, second] = [await leadOf(phones[0]), await leadOf(phones[1])];
    await signInAs(page, `person${screen.width}@example.com`, "agent");
    await page.setViewportSize(screen);
    await page.goto(first.address);
    await page.getByText(question).click();
    const box = page.getByLabel("Reference, phone number, email or name of the other lead");
    await box.fill("ZZZZ-0000");
    await page.getByRole("button", { name: "Find" }).click();
    await expect(page.getByText("No lead was found for “ZZZZ-0000”")).toBeInViewport();
    await expect(box).toHaveValue("ZZZZ-0000");
    await box.fill(second.reference.toLowerCase().replace("-", " "));
    await page.getByRole("button", { name: "Find" }).click();
    const found = historyOf(page).getByRole("listitem").filter({ hasText: phones[1] });
    await expect(found).toContainText(second.reference);
    await look(page, "a lead that was found", screen.width);
    await found.getByRole("button", { name: "Join" }).click();
    await expect(joinedWith(page, second.reference)).toBeVisible();
    await look(page, "joined leads", screen.width);

    // The other page has the same history, and the way back, by keys alone.
    await page.goto(second.address);
    await expect(historyOf(page).getByRole("link", { name: first.reference }).first()).toBeVisible();
    const undo = page.getByRole("button", { name: "Undo that it was joined with" });
    await expect(undo).toBeVisible();
    await undo.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("parted from").first()).toBeVisible();
    await page.goto(first.address);
    await page.getByRole("button", { name: "Undo that it was parted from" }).click();
    await expect(page.getByRole("button", { name: "Undo that it was joined with" })).toHaveCount(1);

    await page.getByText(question).focus();
    await page.keyboard.press("Enter");
    const part = page.getByRole("button", { name: `Part Asha Rao, ${second.reference}` });
    await expect(part).toBeVisible();
    await look(page, "leads that can be parted", screen.width);
    await part.focus();
    await page.keyboard.press("Enter");
    await expect(part).toHaveCount(0);
    await expect(historyOf(page).getByText(`parted from ${second.reference}`).first()).toBeVisible();
    await page.goto(second.address);
    await expect(historyOf(page).getByText("parted from").first()).toBeVisible();
    await expect(page.getByText("Not the same person?")).toHaveCount(0);
  });

test("without JavaScript leads are found, joined and parted; one that was erased meanwhile is said @long", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const phones = [await sendLead(page.context()), await sendLead(page.context())] as const;
  const [first, second] = [await leadOf(phones[0]), await leadOf(phones[1])];
  await signInAs(page, "person-plain@example.com", "owner");
  const storageState = await page.context().storageState();
  const plain = await page.context().browser()!.newContext({ javaScriptEnabled: false, storageState });
  const form = await plain.newPage();
  const find = async () => {
    await form.goto(first.address);
    await form.getByText(question).click();
    await form.getByLabel(/^Reference, phone number/).fill(phones[1]);
    await form.getByRole("button", { name: "Find" }).click();
  };
  await find();
  await form.getByRole("button", { name: "Join" }).click();
  await expect(joinedWith(form, second.reference)).toBeVisible();
  await form.getByText(question).click();
  await form.getByRole("button", { name: `Part Asha Rao, ${second.reference}` }).click();
  await form.getByRole("button", { name: "Undo that it was parted from" }).click();
  await form.getByRole("button", { name: "Undo that it was joined with" }).click();
  await find();
  await page.goto(second.address);
  await page.getByText("Erase this person…").click();
  await page.getByRole("button", { name: "Erase for good" }).click();
  await expect(page).toHaveURL(/erased=1/);
  await form.getByRole("button", { name: "Join" }).click();
  await expect(
    form.getByText("One of these leads is not there any more: the person was erased."),
  ).toBeVisible();
  await expect(form.getByText("joined with a lead whose person was erased").first()).toBeVisible();
  await expect(form.getByRole("button", { name: /^Undo/ })).toHaveCount(0);
  await plain.close();
});
