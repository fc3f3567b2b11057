import { expect } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { addPasskeyDevice, screens, signInByCommand, staffCommand } from "./desk-steps";
import { test } from "./journey";
import { copyUrl } from "./ports";

test("the desk is not there until the first account; then a link and a passkey lead in, and nothing of it to visitors", async ({
  page,
  request,
}) => {
  for (const address of ["/desk", "/desk/leads", "/desk/sign-in", "/desk/account", `${copyUrl}/desk`]) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(404);
    expect(await answer.text(), address).toContain("404 Not Found");
  }
  expect(await staffCommand("list")).toContain("Nobody has an account");
  await signInByCommand(page, "first@example.com", "owner");
  expect(await staffCommand("list")).toMatch(/first@example\.com\s+owner\s+0 passkeys\s+signed in/);
  const [cookie, ...others] = (await page.context().cookies()).filter(({ name }) => name.startsWith("desk"));
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({ path: "/desk", httpOnly: true, sameSite: "Lax" });

  await page.goto("/desk/account");
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await expectNoViolations(page, `account at ${screen.width}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width);
  }
  await addPasskeyDevice(page);
  await page.getByRole("button", { name: "Add a passkey of this device" }).click();
  await expect(page.getByText("The passkey was added.")).toBeVisible();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Sign in to the desk" })).toBeVisible();
  await expectNoViolations(page, "sign in");

  // The page that was asked for comes after signing in.
  await page.goto("/desk/account");
  await expect(page).toHaveURL(/\/desk\/sign-in\?next=%2Fdesk%2Faccount$/);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("heading", { name: "Account" })).toBeVisible();

  const opened = await page.request.get("/desk/account");
  expect(opened.headers()).toMatchObject({ "x-robots-tag": "noindex, nofollow" });
  expect(opened.headers()["cache-control"]).toMatch(/private.*no-store/);
  expect(await opened.text()).toContain('<meta name="robots" content="noindex, nofollow"/>');
  for (const address of ["/sitemap.xml", "/robots.txt", "/llms.txt", "/"])
    expect(await (await request.get(address)).text(), address).not.toContain("/desk");

  await staffCommand("remove", "first@example.com");
  await page.goto("/desk/account");
  await expect(page.getByText("404 Not Found")).toBeVisible();
});
