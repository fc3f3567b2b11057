import type { Page } from "@playwright/test";

/** The line that says how many projects there are. */
export const count = (page: Page) => page.getByRole("status").filter({ hasText: /project/ });
/** The names on the cards, in their order. */
export const cardNames = (page: Page) => page.getByRole("article").getByRole("heading", { level: 2 });

/** Chooses a filter; on phones the fields are in a sheet. */
export async function choose(page: Page, label: string, value: string): Promise<void> {
  const filters = page.getByRole("button", { name: /^Filters/ });
  const onPhone = await filters.isVisible();
  if (onPhone) await filters.click();
  const scope = onPhone ? page.getByRole("dialog") : page.getByRole("search");
  const box = scope.locator(`input[type="checkbox"][value="${value}"]`);
  if ((await box.count()) > 0) {
    if (!onPhone) await scope.locator("summary", { hasText: /^(Any|\d BHK)/ }).click();
    await box.check();
    if (!onPhone) await page.keyboard.press("Escape");
  } else await scope.getByLabel(label, { exact: true }).selectOption(value);
  if (onPhone) await scope.getByRole("button", { name: /^Show .* projects?$/ }).click();
}
