import { test as base } from "@playwright/test";
import { awaitScripts } from "./taken-over";

/**
 * The journeys' `test`. Its visitor has seen the welcome already, unless a test sets `isNewVisitor`. A script writes
 * that down: Playwright's `storageState` would open a page for each origin first, half of what a new context costs.
 */
export const test = base.extend<{ isNewVisitor: boolean }>({
  isNewVisitor: [false, { option: true }],
  context: async ({ context, isNewVisitor, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled !== false) awaitScripts(context);
    if (!isNewVisitor) await context.addInitScript(rememberWelcome);
    await provide(context);
  },
});

/** The same in a browser of its own with a setting of Chromium's, such as `imagesEnabled=false`. */
export const testWith = (setting: string) =>
  test.extend<object, { launchOptions: { args?: string[] } }>({
    launchOptions: [
      async ({ launchOptions }, provide) =>
        provide({
          ...launchOptions,
          args: [...(launchOptions.args ?? []), `--blink-settings=${setting}`],
        }),
      { scope: "worker" },
    ],
  });

function rememberWelcome(): void {
  // An empty page has no storage.
  if (location.protocol.startsWith("http")) localStorage.setItem("zerokey-welcomed", "2026-01-01");
}
