import { expect } from "@playwright/test";
import { languages } from "./language-words";
import { consentWords } from "../content/contact-rules";
import { englishLeftIn } from "./left-in-english";
import { newPhone, test } from "./lead-steps";

const { hi: hindi } = languages;

/* The short one: `consent.spec.ts` walks the same way in English. */

const reference = /[0-9A-Z]{4}-[0-9A-Z]{4}/;

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("what was agreed to in Hindi is shown, stopped and allowed again in Hindi", async ({
    page,
    request,
  }) => {
    await page.goto("/hi/contactus");
    const form = page.getByRole("main").locator("form[method=post]").first();
    await form.locator("[name=fullName]").fill("Asha");
    await form.locator("[name=phoneNumber]").fill(newPhone());
    await form.locator("[type=submit]").click();
    await expect(page).toHaveURL(/\/hi\/thank-you\?/);
    await page.locator("a[href^='/hi/consent/']").click();
    await expect(page).toHaveURL(/\/hi\/consent\//);
    await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(hindi[consentWords.title] ?? "");
    await expect(page).toHaveTitle(new RegExp(hindi[consentWords.title] ?? "-"));
    const allIsHindi = async () =>
      expect((await englishLeftIn(page, request, "main")).filter((text) => !reference.test(text))).toEqual(
        [],
      );
    await allIsHindi();
    const answer = await request.get(new URL(page.url()).pathname);
    expect(answer.headers()["cache-control"]).toContain("no-store");
    expect(answer.headers()["x-robots-tag"]).toContain("noindex");

    await page.getByRole("button", { name: hindi["Stop all contact"] }).click();
    await expect(page).toHaveURL(/\/hi\/consent\/.*done=stop/);
    await expect(page.getByText(hindi[consentWords.done.stop] ?? "")).toBeVisible();
    await allIsHindi();
    await page.getByRole("button", { name: hindi["Allow contact again"] }).click();
    await expect(page).toHaveURL(/\/hi\/consent\/.*done=allow/);
    const ways = page.locator("main fieldset input[type=checkbox]");
    for (const way of await ways.all()) await way.uncheck();
    await page.getByRole("button", { name: hindi.Save, exact: true }).click();
    await expect(page).toHaveURL(/\/hi\/consent\/.*problem=channels/);
    await expect(page.getByRole("alert")).toHaveText(hindi[consentWords.noChannel] ?? "");
    await allIsHindi();
  });
});
