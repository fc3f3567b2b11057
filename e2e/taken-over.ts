import type { BrowserContext, Page } from "@playwright/test";

/**
 * Pages of this context are there when React has taken over, as a visitor's are a moment after they are seen: scripts
 * come after the first paint (`lib/server/next/later-scripts.ts`), often after the browser's `load`, which may come before the first
 * paint too. Nobody presses anything before that.
 */
export function awaitScripts(context: BrowserContext): void {
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await newPage();
    for (const name of ["goto", "reload"] as const) {
      const visit = page[name].bind(page) as (...args: unknown[]) => ReturnType<Page["goto"]>;
      page[name] = async (...args: unknown[]) => {
        const response = await visit(...args);
        const { waitUntil = "load" } = (args.at(-1) ?? {}) as { waitUntil?: string };
        if (waitUntil === "load" || waitUntil === "networkidle") await takenOver(page);
        return response;
      };
    }
    return page;
  };
}

/** Before React has the page a link is a link: a press follows it. Where scripts are lost the test goes on without them. */
export async function takenOver(page: Page): Promise<void> {
  const isTaken = () =>
    // A document that still arrives may have its first rows before its scripts.
    document.readyState !== "loading" &&
    (document.hidden || performance.getEntriesByName("first-contentful-paint").length > 0) &&
    (!document.querySelector("#later-scripts, script[src]") || document.documentElement.dataset.live === "");
  await page.waitForFunction(isTaken, undefined, { polling: 20, timeout: 5_000 }).catch(() => undefined);
}
