import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Checks only `part`, such as an open dialog: what it covers can't be reached. */
export async function expectNoViolations(page: Page, where: string, part = "html"): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).include(part).analyze();
  const found = violations.map(({ id, nodes }) => `${where}: ${id} ${nodes[0]?.html}`);
  expect(found).toEqual([]);
}
