import { test as base, type Browser } from "@playwright/test";
import { KeptContexts } from "./kept-context";
import { browserSettings } from "./launch-options";
import { awaitScripts } from "./taken-over";

/**
 * The journeys' `test`. Its visitor has seen the welcome already, unless a test sets `isNewVisitor`. A script writes
 * that down: Playwright's `storageState` would open a page for each origin first, half of what a new context costs.
 * With `isFirstVisit` nothing of the site is in the browser's cache.
 */
export const test = base.extend<
  { isNewVisitor: boolean; isFirstVisit: boolean; browserSwitch: string },
  { browserWith: (browserSwitch: string) => Promise<Browser>; keptContexts: KeptContexts }
>({
  isNewVisitor: [false, { option: true }],
  isFirstVisit: [false, { option: true }],
  browserSwitch: ["", { option: true }],
  // Launch options of a file's own would start a new worker for it, and again one for the file after it: two seconds each.
  browserWith: [
    async ({ browser, launchOptions, playwright }, provide) => {
      const others = new Map<string, Promise<Browser>>();
      await provide((browserSwitch) => {
        if (!browserSwitch) return Promise.resolve(browser);
        const args = [...(launchOptions.args ?? []), browserSwitch];
        const other = others.get(browserSwitch) ?? playwright.chromium.launch({ args });
        others.set(browserSwitch, other);
        return other;
      });
      for (const other of others.values()) await (await other).close();
    },
    { scope: "worker" },
  ],
  keptContexts: [
    async ({}, provide) => {
      const kept = new KeptContexts();
      await provide(kept);
      await kept.close();
    },
    { scope: "worker" },
  ],
  context: async (
    {
      browserWith,
      browserSwitch,
      keptContexts,
      isNewVisitor,
      isFirstVisit,
      javaScriptEnabled,
      extraHTTPHeaders,
      viewport,
      isMobile,
      hasTouch,
      contextOptions,
    },
    provide,
    info,
  ) => {
    const screen = [viewport, isMobile, hasTouch, contextOptions];
    const options = [...screen, javaScriptEnabled, isNewVisitor, browserSwitch];
    const key = isFirstVisit ? info.testId : JSON.stringify(options);
    // With all options of the test: Playwright adds them.
    const context = await keptContexts.take(key, async () => {
      const made = await (await browserWith(browserSwitch)).newContext();
      if (javaScriptEnabled !== false) awaitScripts(made);
      if (!isNewVisitor) await made.addInitScript(rememberWelcome);
      return made;
    });
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    await provide(context);
    if (isFirstVisit || info.status !== info.expectedStatus) await context.close();
    else await keptContexts.giveBack(key, context);
  },
  page: async ({ context, keptContexts }, provide) => provide(await keptContexts.pageOf(context)),
});

/** The same in a browser with a setting of Chromium's, such as `imagesEnabled=false`. */
export const testWith = (setting: string) => test.extend({ browserSwitch: browserSettings(setting) });

function rememberWelcome(): void {
  // An empty page has no storage.
  if (location.protocol.startsWith("http")) localStorage.setItem("zerokey-welcomed", "2026-01-01");
}

/** For journeys about pictures, or about how a page looks with them: all others go without, see launch-options.ts. */
export const testWithPictures = testWith("imagesEnabled=true");
