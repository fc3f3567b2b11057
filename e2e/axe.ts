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
  const found = violations.map(({ id, nodes }) => `${where}: ${id} ${nodes[0]?.html}`);
  expect([...found, ...(await doubledLabels(page)).map((name) => `${where}: ${name}`)]).toEqual([]);
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
