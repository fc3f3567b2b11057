import { expect } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { findProject } from "./catalogue";
import { inDatabase, screens, signInAs, workAlways } from "./desk-steps";
import { answersTo, fill, newPhone, projectWithEverything, submit, test } from "./lead-steps";

// Other journeys find leads that nobody has, also when this one has failed.
test.afterEach(() =>
  inDatabase((client) => client.query("delete from word_changes where part in ('alarms', 'sharing')")),
);

test("an owner turns sharing on and says what an agent takes; a visitor's lead is the agent's within moments", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const phone = newPhone();
  const others = page.context().browser()!; // a page has one
  const [agent, visitor] = [
    await (await others.newContext()).newPage(),
    await (await others.newContext()).newPage(),
  ];
  await signInAs(agent, "share-agent@example.com", "agent");
  await expect(agent).toHaveURL(/\/desk\/leads\?view=mine$/);
  await expect(agent.getByRole("link", { name: "Mine" })).toHaveAttribute("aria-current", "page");
  await signInAs(page, "share-owner@example.com", "owner");
  await workAlways(page);
  for (const one of [page, agent]) await one.setViewportSize(screens[1]);

  await page.goto("/desk/account");
  await page.getByRole("link", { name: "Sharing leads" }).click();
  await page.getByRole("link", { name: "Change what share-agent@example.com takes" }).click();
  await page.getByLabel("Project 1").fill("Nowhere");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.locator("#projects\\.0-error")).toHaveText(/^No project is called “Nowhere”/);
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await expectNoViolations(page, `what an account takes at ${screen.width}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width);
  }
  await page.getByLabel("Project 1").fill(projectWithEverything);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("What the account takes was saved.")).toBeVisible();
  await expect(page.getByText(`Project: ${projectWithEverything}`)).toBeVisible();
  await page.getByRole("button", { name: "Turn sharing on" }).click();
  await expect(page.getByRole("heading", { name: "Sharing is on" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Turn sharing off" })).toBeVisible();
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await expectNoViolations(page, `sharing at ${screen.width}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width);
  }

  const { id } = await findProject(page.request, projectWithEverything);
  await visitor.goto(`/enquire/enquiry?project=${id}`);
  const form = visitor.getByRole("main").locator("form[method=post]");
  await fill(form, answersTo("enquiry", phone));
  await submit(form, "enquiry");
  // His list is open: the lead comes to it, and says whose it is.
  const row = agent.getByRole("row").filter({ hasText: `${phone.slice(0, 5)} ${phone.slice(5)}` });
  await expect(row).toContainText("share-agent");
  await expectNoViolations(agent, "an agent's own leads on a phone");
  await row.getByRole("link", { name: "Asha Rao" }).click();
  await expect(agent.getByText("Who has it: nobody → share-agent")).toBeVisible();

  await page.getByRole("button", { name: "Turn sharing off" }).click();
  await expect(page.getByText("Sharing is off: new leads belong to nobody")).toBeVisible();
});
