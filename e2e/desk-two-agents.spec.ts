import { expect } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { calls, countCalls, openWays, sendLead, signInAs } from "./desk-steps";
import { test } from "./lead-steps";

test("two agents, one lead: one call; who was slower is told before the phone rings, and an open list shows who has it", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const phone = await sendLead(page.context());
  const other = await page.context().browser()!.newContext(); // a page has one
  const [ravi, list] = [await other.newPage(), await other.newPage()];
  await signInAs(page, "asha@example.com", "agent");
  await signInAs(ravi, "ravi@example.com", "agent");
  // Among many leads one that was called is not on the first page any more.
  await list.goto(`/desk/leads?${new URLSearchParams({ q: phone })}`);
  const row = list.getByRole("row").filter({ hasText: "Asha Rao" });
  await expect(row).toContainText("Nobody has it");
  // His page is an old one: nothing new comes to it.
  await ravi.route("**/leads/news**", (route) => route.abort());
  const lead = (await row.getByRole("link").getAttribute("href")) ?? "";
  for (const agent of [page, ravi]) {
    await agent.goto(lead);
    await openWays(agent);
    await countCalls(agent);
  }
  // Two taps are one call.
  await page.getByRole("link", { name: `Call ${phone}` }).dblclick();
  await expect(page.getByText("Noted: called just now.")).toBeVisible();
  await expect(page.getByRole("paragraph").filter({ hasText: /^Called$/ })).toHaveCount(1);
  await expect(row).toContainText("Called");
  await expect(row).toContainText("asha");

  await ravi.getByRole("link", { name: `Call ${phone}` }).click();
  await expect(ravi.getByText("asha has this lead now. Please leave the call to them.")).toBeVisible();
  expect([await calls(page), await calls(ravi)]).toEqual([1, 0]);
  await ravi.reload();
  await expect(ravi.getByText("asha has this lead, called first on")).toBeVisible();
  await expectNoViolations(ravi, "a colleague's lead");
  // At night nobody calls a second time.
  const fold = ravi.getByText("Call in place of asha…");
  if (await fold.isVisible()) {
    await fold.click();
    await countCalls(ravi);
    await ravi.getByRole("link", { name: `Call ${phone}` }).click();
    await expect(ravi.getByText("Noted: called just now.")).toBeVisible();
    expect(await calls(ravi)).toBe(1);
  }
  await other.close();
});
