import type { BrowserContext } from "@playwright/test";
import { aloneUrl, copyUrl, siteUrl } from "./ports";

/**
 * Contexts that journeys of one worker use one after another: a new one would load and compile every script again, which is two
 * thirds of what a page costs. Each begins without pages, cookies, storage and workers of the one before.
 */
export class KeptContexts {
  readonly #free = new Map<string, BrowserContext>();
  readonly #changed = new WeakSet<BrowserContext>();

  /** The context that was given back under `key`, or a new one. */
  async take(key: string, make: () => Promise<BrowserContext>): Promise<BrowserContext> {
    const free = this.#free.get(key);
    this.#free.delete(key);
    if (free) return free;
    const context = await make();
    // The blank page keeps the browser's process when a journey closes its own.
    await context.newPage();
    return context;
  }

  /** From now on what a journey does to the context itself, which nothing takes back, makes it unfit for another one. */
  watch(context: BrowserContext): void {
    const note = <T extends object>(target: T, names: (keyof T)[]) => {
      for (const name of names) {
        const act = target[name] as (...args: unknown[]) => unknown; // each of these names a method
        Object.assign(target, {
          [name]: (...args: unknown[]) => {
            this.#changed.add(context);
            return act.apply(target, args);
          },
        });
      }
    };
    note(context, ["addInitScript", "exposeFunction", "grantPermissions", "route", "setOffline"]);
    note(context.clock, ["install", "setFixedTime"]);
  }

  async giveBack(key: string, context: BrowserContext): Promise<void> {
    const [blank, ...pages] = context.pages();
    if (!blank || this.#changed.has(context)) return context.close();
    for (const page of pages) await page.close();
    await context.clearCookies();
    const browser = await context.newCDPSession(blank);
    for (const origin of [siteUrl, copyUrl, aloneUrl])
      await browser.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    await browser.detach();
    this.#free.set(key, context);
  }

  async close(): Promise<void> {
    for (const context of this.#free.values()) await context.close();
  }
}
