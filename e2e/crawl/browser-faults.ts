import type { Page } from "@playwright/test";

/** Collects the browser's errors: on the console, uncaught, and failed hydration. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("response", (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  return faults;
}
