import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { changesCatalogue, worksOnLeads } from "./changing";
import { launchOptions } from "./launch-options";
import { aloneUrl, plainUrl, ports, siteUrl } from "./ports";
import { receiverSettings } from "./receiver-settings";

/**
 * A journey runs on the screen that it is about: these files on a phone, all others on a desktop. Where layout is the subject a
 * test is tagged `@both`; where it differs little, `@also`: the phone has it in the long tests. One that differs from its file
 * is tagged `@phone` or `@desktop`.
 */
const phoneFiles =
  "afford|back-button|buyer|compare|consent|emi|error-screen|home-loan-assistance|home-no-script|languages|languages-[a-z]+|large-type|" +
  "later-scripts|layout-shift|lead-correction|lead-dialogs|lead-forms|lead-offline|listing-no-script|live-map|lost-code|offline|" +
  "phone-reach|price-trends|quality|scroll|shortlist|total-cost|visit-sheet|visit-wish|welcome";
/** A file's name stands in front of the title that Playwright compares. */
const isPhoneFile = `(?:^|[ /])(?:${phoneFiles})(?:\\.\\w+)?\\.spec\\.ts`;
const isShort = process.env.TEST_SIZE === "short";
const onPhone = new RegExp(`@both|@phone${isShort ? "" : "|@also"}|^(?!.*@desktop).*${isPhoneFile}`);
const onDesktop = new RegExp(`@both|@desktop|@also|^(?!.*@phone)(?!.*${isPhoneFile})`);

/** What TEST_SIZE leaves out, by the name of a file or a tag in a title: without it nothing, for whoever starts Playwright himself. */
const leftOut: Record<string, RegExp> = {
  short: /\.long\.spec\.ts|@long/,
  long: /^(?!.*(?:\.(?:long|scaled)\.spec\.ts|@long|@also))/,
};
const crawl = /crawl\.long\.spec\.ts$/;
const later = [crawl, changesCatalogue, worksOnLeads];
const before = ["crawl", "desktop", "phone", "plain"];
const run = (file: string) => `node --conditions=react-server --import tsx e2e/${file}`;
/** The site trusts the IP address that each test sends. */
const common = { TRUST_PROXY: "1", DATA_DIR: path.join(tmpdir(), "zerokey-e2e") };

export default defineConfig({
  testDir: ".",
  testMatch: /\.spec\.ts$/,
  // Generous, for machines that do other things besides.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // One more than the smallest machine has cores: while one waits for the site two are at work.
  workers: 3,
  fullyParallel: true,
  grepInvert: leftOut[process.env.TEST_SIZE ?? ""],
  forbidOnly: Boolean(process.env.CI),
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
    // What the site knows of Next's insides is for speed and safety alone: without it people find and send the same. First, because
    // one of its two journeys takes ten seconds, for which the last groups would wait.
    {
      name: "plain",
      testMatch: /(?:buyer|error-screen)\.spec\.ts$/,
      use: { baseURL: plainUrl, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: "desktop",
      testIgnore: later,
      grep: onDesktop,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: "phone",
      testIgnore: later,
      grep: onPhone,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    // One at a time each: one file is imported at once and has to show within seconds, and a lead is the newest for a moment only.
    { name: "import", testMatch: changesCatalogue, dependencies: before, workers: 1 },
    { name: "leads", testMatch: worksOnLeads, dependencies: before, workers: 1 },
  ],
  // All start at once, as none has an address to wait for but the last, which takes the longest; `sites-ready.ts` waits for the others.
  globalSetup: "./sites-ready.ts",
  webServer: [
    { command: run("mail-and-crm.ts"), cwd: "..", env: { ...common, SITE_URL: siteUrl } },
    site(ports.copy, { SITE_URL: "https://www.zerokey.example", API_BASE_URL: `${siteUrl}/api/v1` }),
    site(ports.alone, {
      SITE_URL: aloneUrl,
      OFFLINE_COPIES: "off",
      API_BASE_URL: `http://localhost:${ports.backend}/api/v1`,
    }),
    site(ports.plain, { SITE_URL: plainUrl, PLAIN_NEXT: "1", API_BASE_URL: `${siteUrl}/api/v1` }),
    {
      ...site(ports.site, { ...receiverSettings, SITE_URL: siteUrl, E2E_DATABASE: "e2e_site" }),
      url: `${siteUrl}/readyz`,
      timeout: 90_000,
    },
  ],
});

function site(port: number, settings: Record<string, string>) {
  return {
    command: run("serve-site.ts"),
    cwd: "..",
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 } as const,
    env: { ...common, PORT: String(port), ...settings },
  };
}
