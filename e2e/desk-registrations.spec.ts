import { expect } from "@playwright/test";
import { agentRegistrations } from "../content/site";
import { expectNoViolations } from "./axe";
import { screens, signInAs } from "./desk-steps";
import { test } from "./journey";

/** Within which a change is on the site. */
const soon = { timeout: 5_000 };
const number = "PRM/KA/RERA/1251/000007";
const sample = agentRegistrations[0]?.number ?? "";

test("an owner adds the company's registration with its certificate; without any the desk warns, and no page shows one", async ({
  page,
  request,
}) => {
  // Six pages at two widths: half a minute alone.
  test.setTimeout(120_000);
  await signInAs(page, "registrations@example.com", "owner");
  const home = page.url();
  await page.getByRole("link", { name: "What we say" }).click();
  await page.getByRole("link", { name: "Registrations" }).click();
  const save = async () => {
    await page.getByRole("button", { name: "Save" }).last().click();
    await expect(page.getByText("The site says it within five seconds.")).toBeVisible();
  };
  const first = page.getByRole("group", { name: "Registration 1", exact: true });
  await expect(first.getByLabel("Number")).toHaveValue(sample);
  await page.getByRole("button", { name: "Add registrations" }).click();
  const second = page.getByRole("group", { name: "Registration 2", exact: true });
  await second.getByLabel("Number").fill(number);
  await second.getByLabel("State").selectOption("Karnataka");
  await second.getByLabel("Valid from").fill("2026-01-01");
  await second.getByLabel("Valid until").fill("2025-12-31");
  await second.getByLabel("Certificate from this device").setInputFiles({
    ...{ name: "certificate.pdf", mimeType: "application/pdf" },
    buffer: Buffer.from("%PDF-1.4\n%%EOF"),
  });
  await page.getByRole("button", { name: "Save" }).last().click();
  await expect(second.getByText("Valid until is before valid from")).toBeVisible();
  await second.getByLabel("Valid until").fill("2098-12-31");
  await second.getByLabel("Certificate from this device").setInputFiles({
    ...{ name: "certificate.pdf", mimeType: "application/pdf" },
    buffer: Buffer.from("%PDF-1.4\n%%EOF"),
  });
  await save();
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await expectNoViolations(page, `form at ${screen.width}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width);
  }

  /** Whether an address says a number, within the time that a change may take. */
  const expectSaid = (path: string, what: string, isSaid: boolean) =>
    expect.poll(async () => (await (await request.get(path)).text()).includes(what), soon).toBe(isSaid);
  for (const path of ["/faqs", "/te/contactus", "/aboutus", "/llms.txt"])
    await expectSaid(path, number, true);
  for (const path of ["/contactus", "/aboutus"])
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await page.goto(path);
      const link = page.getByRole("link", { name: "See the certificate" });
      expect((await request.get((await link.getAttribute("href")) ?? "")).headers()["content-type"]).toBe(
        "application/pdf",
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width);
    }

  await page.goto("/desk/words/registrations");
  await first.getByLabel("Remove when saved").check();
  await second.getByLabel("Remove when saved").check();
  await save();
  for (const path of ["/faqs", "/contactus", "/llms.txt"])
    for (const gone of [number, sample]) await expectSaid(path, gone, false);
  await page.goto(home);
  await expect(page.getByText("No RERA registration as agent is valid today")).toBeVisible();

  await page.goto("/desk/words/registrations");
  for (let undone = 0; undone < 2; undone += 1) {
    await page.getByRole("button", { name: "Take back" }).nth(undone).click();
    await expect(page.getByText("Taken back", { exact: true })).toHaveCount(undone + 1);
  }
  await expectSaid("/faqs", sample, true);
  await expectSaid("/faqs", number, false);
});
