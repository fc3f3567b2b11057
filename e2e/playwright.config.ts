import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { changing } from "./changing";
import { launchOptions } from "./launch-options";
import { aloneUrl, copyUrl, ports, siteUrl } from "./ports";
import { receivedUrl, receiverSettings } from "./receiver-settings";

/**
 * Tests that don't depend on the screen run at one width only: those of responses on desktop, those of touch on phones.
 */
const wideOnly =
  /(backend|contact|desk|detail-fallback|door|lead-(choices|delivery|failures|no-script|sending)|metadata|install|odd-addresses|offline-faults|page-weight|pdf-viewer-address|print|public-address|share-preview|shell|statuses|style-cost|web-vitals|weights\.long)\.spec\.ts$/;
const phoneOnly =
  /(back-button|buyer|error-screen|home-no-script|languages-chosen|large-type|phone-reach|lead-(dialogs|forms|offline)|lost-code|scroll)\.spec\.ts$/;
const crawl = /crawl\.spec\.ts$/;
const run = (file: string) => `node --conditions=react-server --import tsx e2e/${file}`;
const serve = run("serve-site.ts");
/** The site trusts the IP address that each test sends. */
const common = { TRUST_PROXY: "1", DATA_DIR: path.join(tmpdir(), "zerokey-e2e") };

export default defineConfig({
  testDir: ".",
  testMatch: /\.spec\.ts$/,
  // Generous, for machines that do other things besides.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // One more than the smallest machine has cores: a journey often waits.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A machine of checks, which others use too, tries a failed journey once more; the run's last lines name it.
  retries: process.env.CI ? 1 : 0,
  outputDir: "../test-results",
  use: {
    baseURL: siteUrl,
    browserName: "chromium",
    launchOptions,
    // Tracing every step costs a quarter of the time, so it is off unless `TRACE` is set.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
  },
  projects: [
    // The longest: in its own turn it would begin in the middle, and the others would wait for it at the end.
    { name: "crawl", testMatch: crawl },
    {
      name: "desktop",
      testIgnore: [changing, crawl, phoneOnly],
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: "phone",
      testIgnore: [changing, crawl, wideOnly],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    // One at a time: one file is imported at once, and what each changes has to show within seconds.
    { name: "import", testMatch: changing, dependencies: ["crawl", "desktop", "phone"], workers: 1 },
  ],
  webServer: [
    { command: run("mail-and-crm.ts"), cwd: "..", url: receivedUrl, timeout: 30_000 },
    {
      command: serve,
      cwd: "..",
      url: `${siteUrl}/readyz`,
      timeout: 90_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
      env: {
        ...common,
        ...receiverSettings,
        PORT: String(ports.site),
        SITE_URL: siteUrl,
        E2E_DATABASE: "e2e_site",
        PARTS_PAGE: "on",
      },
    },
    {
      command: serve,
      cwd: "..",
      url: `${copyUrl}/healthz`,
      timeout: 90_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
      env: {
        ...common,
        PORT: String(ports.copy),
        SITE_URL: "https://www.zerokey.example",
        API_BASE_URL: `${siteUrl}/api/v1`,
      },
    },
    {
      command: serve,
      cwd: "..",
      url: `${aloneUrl}/healthz`,
      timeout: 90_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
      env: {
        ...common,
        PORT: String(ports.alone),
        SITE_URL: aloneUrl,
        OFFLINE_COPIES: "off",
        API_BASE_URL: `http://localhost:${ports.backend}/api/v1`,
      },
    },
  ],
});
