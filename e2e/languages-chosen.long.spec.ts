import { expect } from "@playwright/test";
import { offlineWords } from "../content/offline";
import { visitSheetWords } from "../content/visit-sheet";
import { languages } from "./language-words";
import { expectNoViolations } from "./axe";
import { test } from "./journey";
import { englishLeftIn } from "./left-in-english";
import { keyOf, pageWidth, projectAddress, someProjects, storeKeys } from "./shortlist-steps";

/* The short ones: `shortlist.spec.ts` and `languages-project.spec.ts` take one step each of this way. */
for (const [language, words] of Object.entries(languages))
  test(`${language}: what was saved is compared, visited and opened without a network in its language`, async ({
    page,
    context,
    request,
  }) => {
    test.slow();
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    const said = (english: string) => words[english] ?? "-";
    const [home, plot] = await someProjects(request, 1);
    if (!home || !plot) throw new Error("No projects");
    await page.setViewportSize({ width: 320, height: 700 });
    const isAllSaid = async (what: string, parts = "main") => {
      expect(await englishLeftIn(page, request, parts), what).toEqual([]);
      await expect(page.locator("html")).toHaveAttribute("lang", `${language}-IN`);
      expect(await pageWidth(page), what).toBe(320);
      // A copy is the same without scripts.
      if (parts === "main") await expectNoViolations(page, `${language} ${what}`);
    };
    await page.addInitScript(() =>
      Object.assign(navigator, { share: async ({ url }: { url: string }) => void (document.title = url) }),
    );
    await storeKeys(page, "shortlist", [keyOf(home), "999999999", keyOf(plot)]);

    // Within one document: the words come with the page.
    await page.goto(`/${language}/faqs`);
    await page
      .locator(`a[href='/${language}/shortlist']`)
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    const entries = page.getByRole("main").locator("form li");
    await expect(entries.nth(0)).toContainText(home.name);
    await expect(entries.nth(2)).toContainText(plot.name);
    await expect(page).toHaveTitle(new RegExp(said("Your shortlist")));
    const [kept = "-"] = said(offlineWords.kept).split("{moment}");
    await expect(page.getByText(kept)).toBeVisible();
    await isAllSaid("shortlist");
    await entries
      .nth(1)
      .getByRole("button", { name: said("Remove") })
      .click();
    await expect(entries).toHaveCount(2);
    await expect(page.getByRole("status").filter({ hasText: said("The project") })).toBeFocused();

    await page.getByRole("button", { name: said("Compare"), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/compare\\?project=${keyOf(home)}&project=`));
    await expect(page.getByRole("columnheader")).toHaveCount(2);
    await isAllSaid("comparison");
    await page.getByRole("button", { name: said("Share this comparison") }).click();
    await expect(page).toHaveTitle(new RegExp(`/${language}/compare\\?project=`));

    await page.locator(`main a[href^='/${language}/visit-sheet?']`).first().click();
    await expect(page.getByRole("article")).toHaveCount(2);
    await page.getByRole("checkbox").first().check();
    await isAllSaid("visit sheets");
    await page.getByRole("button", { name: said("Clear ticks and notes") }).click();
    await page.getByRole("button", { name: said("Bring them back") }).click();
    await expect(page.getByRole("checkbox").first()).toBeChecked();
    const sheet = `/${language}/visit-sheet?project=${keyOf(home)}`;
    await expect
      .poll(() =>
        page.evaluate(
          async (name) => Boolean(await caches.match(`/-copies/${name}`)),
          encodeURIComponent(sheet),
        ),
      )
      .toBe(true);

    await context.setOffline(true);
    const [note = "-"] = said(offlineWords.copy["no-network"]).split("{moment}");
    await page.goto(`/${language}/shortlist`);
    await expect(page.locator("#copy-note")).toContainText(note);
    await isAllSaid("copy of the shortlist", "main, #copy-note");
    await page
      .getByRole("link", { name: said(visitSheetWords.title) })
      .first()
      .click();
    await expect(page.locator("#copy-note")).toContainText(note);
    await isAllSaid("copy of a sheet", "main, #copy-note");
    // Whoever has no copy in English reads the one that is there.
    await page.goto("/shortlist");
    await expect(page.locator("html")).toHaveAttribute("lang", `${language}-IN`);
    await page.goto(`/${language}${projectAddress(home)}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(said(offlineWords.title));
    await expect(page.locator(`main [data-copies] a[href='${sheet}']`)).toBeVisible();
    await isAllSaid("no network", "main, #copy-note");
    await context.setOffline(false);
    await expect(page.getByText(said(offlineWords.refreshed))).toBeVisible({ timeout: 40_000 });
    expect(faults).toEqual([]);
  });
