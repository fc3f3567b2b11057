import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** With `part` only what is in it: what lies under an open dialog is covered and out of reach. */
export async function expectNoViolations(page: Page, where: string, part = "html"): Promise<void> {
  // Axe tells every element that passed, and opens a page of its own to put frames together, unless told not to: without
  // both it finds the same in a third of the time.
  const hasFrames = page.frames().length > 1;
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .setLegacyMode(!hasFrames)
    .withTags(rules)
    .include(part)
    .analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations)
    for (const { html, target } of nodes)
      if (id !== "target-size" || (await isSmall(page, String(target[0]))))
        found.push(`${where}: ${id} ${html}`);
  expect([...found, ...(await doubledLabels(page)).map((name) => `${where}: ${name}`)]).toEqual([]);
}

/** Whether it is too small where a person has it before pressing: a bar at the edge of the screen may cover it until it is scrolled. */
async function isSmall(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: "center" }));
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .include(selector)
    .withRules("target-size")
    .analyze();
  return violations.length > 0;
}

/** Labels of which the browser can't tell the box: axe leaves to people what has the same id as another element. */
function doubledLabels(page: Page): Promise<string[]> {
  return page
    .locator("label[for]")
    .evaluateAll((labels) =>
      (labels as HTMLLabelElement[])
        .filter((label) => document.querySelectorAll(`[id="${CSS.escape(label.htmlFor)}"]`).length !== 1)
        .map((label) => label.outerHTML),
    );
}
