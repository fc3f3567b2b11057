import type { BrowserContext, CDPSession, Page } from "@playwright/test";
import { aloneUrl, copyUrl, siteUrl } from "./ports";

/** What a journey may listen to on its page. */
const told = [
  "console",
  "dialog",
  "pageerror",
  "popup",
  "request",
  "requestfailed",
  "requestfinished",
  "response",
] as const;

type Kept = { page: Page; browser: CDPSession; size: ReturnType<Page["viewportSize"]> };

/**
 * Contexts, each with its page, that journeys of one worker use one after another. A new context would load and compile every
 * script again, and a new page start a process of the browser: together four fifths of what a first page costs. Each begins
 * without history, cookies, storage and workers of the journey before.
 */
export class KeptContexts {
  readonly #free = new Map<string, BrowserContext>();
  readonly #kept = new WeakMap<BrowserContext, Kept>();
  readonly #changed = new WeakSet<object>();

  /** The context that was given back under `key`, or a new one. */
  async take(key: string, make: () => Promise<BrowserContext>): Promise<BrowserContext> {
    const free = this.#free.get(key);
    this.#free.delete(key);
    if (free) return free;
    const context = await make();
    this.#watch(context, context, [
      "addInitScript",
      "exposeFunction",
      "grantPermissions",
      "route",
      "setOffline",
    ]);
    this.#watch(context.clock, context, ["install", "setFixedTime"]);
    return context;
  }

  /** The page of the journey before, empty again, or a new one. */
  async pageOf(context: BrowserContext): Promise<Page> {
    const kept = this.#kept.get(context);
    if (kept) return kept.page;
    const page = await context.newPage();
    this.#kept.set(context, { page, browser: await context.newCDPSession(page), size: page.viewportSize() });
    this.#watch(page, page, [
      "addInitScript",
      "emulateMedia",
      "exposeFunction",
      "route",
      "setExtraHTTPHeaders",
    ]);
    this.#watch(context, page, ["newCDPSession"]);
    return page;
  }

  async giveBack(key: string, context: BrowserContext): Promise<void> {
    const kept = this.#kept.get(context);
    // A service worker outlives its storage for a while, and whoever tells it the next journey's headers may wait for ever.
    const hasWorker = context.serviceWorkers().length > 0;
    if (!kept || hasWorker || this.#changed.has(context) || !(await isEmptied(kept))) return context.close();
    for (const page of context.pages()) if (page !== kept.page) await page.close();
    await context.clearCookies();
    for (const origin of [siteUrl, copyUrl, aloneUrl])
      await kept.browser.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    if (this.#changed.has(kept.page)) {
      await kept.page.close();
      this.#kept.delete(context);
    }
    this.#free.set(key, context);
  }

  async close(): Promise<void> {
    for (const context of this.#free.values()) await context.close();
  }

  /** What a journey does by one of these methods nothing takes back: it makes `changed` unfit for another journey. */
  #watch<T extends object>(target: T, changed: object, names: (keyof T)[]): void {
    for (const name of names) {
      const act = target[name] as (...args: unknown[]) => unknown; // each of these names a method
      Object.assign(target, {
        [name]: (...args: unknown[]) => {
          this.#changed.add(changed);
          return act.apply(target, args);
        },
      });
    }
  }
}

/** Leaves whatever the page shows. False for a page that was closed, crashed or is on its way elsewhere: a new context is sure. */
async function isEmptied({ page, browser, size }: Kept): Promise<boolean> {
  try {
    for (const event of told) page.removeAllListeners(event);
    await page.mouse.move(-1, -1);
    if (page.url().startsWith("http")) await page.evaluate(() => sessionStorage.clear());
    // What is not saved asks whether it may be left.
    page.once("dialog", (question) => question.accept());
    await page.goto("about:blank", { waitUntil: "commit" });
    page.removeAllListeners("dialog");
    await browser.send("Page.resetNavigationHistory");
    if (size) await page.setViewportSize(size);
    return true;
  } catch {
    return false;
  }
}
