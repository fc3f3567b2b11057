import { expect } from "@playwright/test";
import PostalMime from "postal-mime";
import {
  savedSearchMails,
  savedSearchMessages,
  savedSearchPage,
  savedSearchesPage,
} from "../content/saved-search-words";
import { languages } from "./language-words";
import { test } from "./journey";
import { englishLeftIn } from "./left-in-english";
import { siteUrl } from "./ports";
import { receivedUrl } from "./receiver-settings";

const { te: telugu } = languages;

/* The short one: `saved-search.spec.ts` walks the same way in English. */

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a search is saved, confirmed and stopped in Telugu", async ({ page, request }) => {
    const said = (english: string) => telugu[english] ?? "-";
    const left = async () =>
      (await englishLeftIn(page, request, "main")).filter((text) => !/^(?:Feed) in|^name in/.test(text));
    const email = `asha.te.${Date.now()}${Math.floor(Math.random() * 1e6)}@mail.example`;
    await page.goto("/te/propertylist?location=Kokapet");
    await page.locator("main a[href^='/te/saved-search']").first().click();
    await expect(page).toHaveURL(/\/te\/saved-search\?location=Kokapet$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(said(savedSearchPage.title));
    expect(await left()).toEqual([]);
    await page.locator("main [name=email]").fill(email);
    await page.getByRole("button", { name: said("Send me the link") }).click();
    await expect(page).toHaveURL(/\/te\/saved-search\?location=Kokapet&done=asked$/);
    await expect(page.getByRole("main").getByRole("status")).toHaveText(said(savedSearchMessages.asked));

    const mails = async () =>
      (
        (await (await request.get(`${receivedUrl}?words=${encodeURIComponent(email)}`)).json()) as {
          mails: string[];
        }
      ).mails;
    await expect.poll(async () => (await mails()).length, { timeout: 30_000 }).toBe(1);
    const mail = await PostalMime.parse((await mails())[0] ?? "");
    expect(mail.subject).toBe(said(savedSearchMails.confirm.subject));
    await page.goto(new RegExp(`${siteUrl}(/te/saved-search/[\\w.-]+)`).exec(mail.text ?? "")?.[1] ?? "none");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(said(savedSearchesPage.confirmTitle));
    expect(await left()).toEqual([]);
    await page.getByRole("button", { name: said(savedSearchesPage.confirm) }).click();
    await expect(page).toHaveURL(/\/te\/saved-search\/.*done=confirm/);
    await expect(page.getByRole("main").getByRole("status")).toHaveText(said(savedSearchesPage.done.confirm));
    expect(await left()).toEqual([]);
    await page
      .getByRole("button", { name: said("Stop") })
      .first()
      .click();
    await expect(page).toHaveURL(/\/te\/saved-search\/.*done=stop/);
    expect(await left()).toEqual([]);
  });
});
