import { expect, type Browser, type Page } from "@playwright/test";

type TraceEvent = { name: string; args?: { elementCount?: number } };

/** The most elements that the browser styled anew at once while `act` ran. */
export async function mostStyled(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, {
    categories: ["devtools.timeline", "disabled-by-default-devtools.timeline"],
  });
  await act();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const counts = traceEvents
    .filter(({ name }) => name === "UpdateLayoutTree")
    .map(({ args }) => args?.elementCount ?? 0);
  expect(counts.length).toBeGreaterThan(0);
  return Math.max(...counts);
}
