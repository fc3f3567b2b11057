import { expect } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { signInAs } from "./desk-steps";
import { test } from "./journey";
import { takenOver } from "./taken-over";

test("what is typed while another form of the page is at work stays in its box, and is saved beside what that did", async ({
  page,
}) => {
  test.setTimeout(60_000);
  await signInAs(page, "typing.early@example.com", "editor");
  await page.goto("/desk/posts/new");
  await page.getByLabel("Title").fill("Typed a moment early");
  await page.getByLabel("Summary").fill("As it was.");
  await page.getByLabel("Text").fill("One.");
  await page.getByRole("button", { name: "Save the draft" }).click();
  await expect(page.getByRole("heading", { name: "Draft" })).toBeVisible();
  await page.goto(new URL(page.url()).pathname);
  await takenOver(page);

  // The page that says what was done comes late.
  let arrive = () => {};
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(
    (url) => url.pathname.startsWith("/desk/posts/"),
    async (route) => {
      if (route.request().headers().rsc) await late;
      await route.continue();
    },
  );
  const taken = page.waitForResponse(
    (answer) => answer.request().method() === "POST" && answer.url().includes("/desk/calls/"),
  );
  await page.getByRole("button", { name: "Put it on the site" }).click();
  expect((await taken).status()).toBe(200);
  const summary = page.getByLabel("Summary");
  await summary.fill("Typed meanwhile.");
  arrive();
  await expect(page.getByRole("button", { name: "Take it off the site" })).toBeVisible();
  await expect(summary).toHaveValue("Typed meanwhile.");
  await expect(page.getByLabel("Title")).toHaveValue("Typed a moment early");

  await page.getByRole("button", { name: "Save" }).last().click();
  await expect(page.getByText("Summary: As it was. → Typed meanwhile.")).toBeVisible();
  await page.getByRole("button", { name: "Take it off the site" }).click();
  await expect(page.getByRole("button", { name: "Put it on the site" })).toBeVisible();
});

test("a file that is chosen while the page starts is there when it has started", async ({ page }) => {
  await signInAs(page, "chosen.early@example.com", "editor");
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/_next/static/**/*.js", async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto("/desk/files", { waitUntil: "domcontentloaded" });
  const box = page.getByLabel(/^File, up to/);
  const buffer = Buffer.from("kind,externalId,name\nproperty,EARLY-1,Early One\n");
  await box.setInputFiles({ name: "early.csv", mimeType: "text/csv", buffer });
  release();
  await takenOver(page);
  // What is repeated for React is repeated a moment after it has the page: typing elsewhere comes after that.
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.live)).toBe("");
  await page.getByRole("button", { name: "Look at it" }).click();
  await expect(page.getByRole("heading", { name: "early.csv" })).toBeVisible();
});

test("what is not there, or not for this role, is said in the desk's frame with a way back", async ({
  page,
}) => {
  await signInAs(page, "not.there@example.com", "agent");
  for (const address of [
    "/desk/staff",
    "/desk/leads/00000000-0000-4000-8000-000000000000",
    "/desk/nothing",
  ]) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
    await expect(page.getByRole("heading", { name: "This is not there" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Desk" })).toBeVisible();
  }
  await expectNoViolations(page, "not there");
  await page.getByRole("link", { name: "Go to the desk" }).click();
  await expect(page).toHaveURL(/\/desk$/);
});
