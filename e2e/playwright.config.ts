import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { receivedUrl, receiverSettings } from "./receiver-settings";

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
];
const site = { port: 4310, url: "http://localhost:4310" };
/** A second copy of the site, whose backend is the first, and which has a public address. */
const copy = { port: 4311, url: "http://localhost:4311", publicUrl: "https://www.zerokey.example" };
/** A third one, whose backend is started by one test only (`home-outage`). */
const alone = { port: 4312, url: "http://localhost:4312", backend: "http://localhost:4313/api/v1" };
/** Journeys that change the catalogue run after those that count it. */
const changing = /import\.spec\.ts$/;
/**
 * Tests that don't depend on the screen run at one width only: those of responses on desktop, those of touch on phones.
 */
const wideOnly =
  /(backend|contact|crawl|detail-fallback|lead-(choices|delivery|failures|no-script|sending)|metadata|odd-addresses|page-weight|pdf-viewer-address|public-address|share-preview|shell|statuses|web-vitals)\.spec\.ts$/;
const phoneOnly = /(error-screen|home-no-script|lead-(dialogs|forms|offline)|lost-code|scroll)\.spec\.ts$/;
const run = (file: string) => `node --conditions=react-server --import tsx e2e/${file}`;
const serve = run("serve-site.ts");
/** The site trusts the IP address that each test sends. */
const common = { TRUST_PROXY: "1", DATA_DIR: path.join(tmpdir(), "zerokey-e2e") };
/** In these tests the visitor has seen the welcome already; the welcome's own test starts without this. */
const welcomed = [site, copy, alone].map(({ url }) => ({
  origin: url,
  localStorage: [{ name: "zerokey-welcomed", value: "2026-01-01" }],
}));

export default defineConfig({
  testDir: ".",
  testMatch: /\.spec\.ts$/,
  // Generous, for machines that do other things besides.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  outputDir: "../test-results",
  use: {
    baseURL: site.url,
    storageState: { cookies: [], origins: welcomed },
    browserName: "chromium",
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium", args },
    // Tracing every step costs a quarter of the time, so it is off unless `TRACE` is set.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "desktop", testIgnore: [changing, phoneOnly], use: { viewport: { width: 1280, height: 800 } } },
    {
      name: "phone",
      testIgnore: [changing, wideOnly],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    { name: "import", testMatch: changing, dependencies: ["desktop", "phone"] },
  ],
  webServer: [
    { command: run("mail-and-crm.ts"), cwd: "..", url: receivedUrl, timeout: 30_000 },
    {
      command: serve,
      cwd: "..",
      url: `${site.url}/readyz`,
      timeout: 90_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
      env: {
        ...common,
        ...receiverSettings,
        PORT: String(site.port),
        SITE_URL: site.url,
        E2E_DATABASE: "e2e_site",
      },
    },
    {
      command: serve,
      cwd: "..",
      url: `${copy.url}/healthz`,
      timeout: 90_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
      env: {
        ...common,
        PORT: String(copy.port),
        SITE_URL: copy.publicUrl,
        API_BASE_URL: `${site.url}/api/v1`,
      },
    },
    {
      command: serve,
      cwd: "..",
      url: `${alone.url}/healthz`,
      timeout: 90_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
      env: { ...common, PORT: String(alone.port), SITE_URL: alone.url, API_BASE_URL: alone.backend },
    },
  ],
});
