import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, type APIRequestContext, type Page } from "@playwright/test";
import pg from "pg";
import { expectNoViolations } from "./axe";
import { e2eDatabaseUrl } from "./e2e-database";
import { test, testWith } from "./journey";
import { readTypeFaults } from "./large-type";
import { copyUrl, siteUrl } from "./ports";
import { receivedUrl } from "./receiver-settings";

const run = promisify(execFile);
const importCommand = ["--conditions=react-server", "--import", "tsx", "scripts/catalogue-import.ts"];
const status = (page: Page) => page.getByRole("main").getByRole("status");
const freshEmail = () => `asha.${Date.now()}${Math.floor(Math.random() * 1e6)}@mail.example`;

/** The mails to this address, their lines put together again. */
async function mailsTo(request: APIRequestContext, email: string): Promise<string[]> {
  const { mails } = await (await request.get(`${receivedUrl}?words=${encodeURIComponent(email)}`)).json();
  return (mails as string[]).map((mail) => mail.replace(/=\r?\n/g, "").replace(/=3D/g, "="));
}

/** The link of the last mail; waits for so many mails. */
async function linkOf(request: APIRequestContext, email: string, count: number): Promise<string> {
  await expect.poll(async () => (await mailsTo(request, email)).length, { timeout: 30_000 }).toBe(count);
  const mail = (await mailsTo(request, email)).at(-1) ?? "";
  return new RegExp(`${siteUrl}(/saved-search/[\\w.-]+)`).exec(mail)?.[1] ?? "none";
}

/** Imports these homes of a locality of their own, as staff do beside the running site. */
async function importHomes(locality: string, prices: Record<string, number>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "zerokey-saved-"));
  const records = Object.entries(prices).map(([name, price]) => ({
    kind: "property",
    externalId: `E2E-${locality}-${name}`.replaceAll(" ", "-"),
    name: `Saved ${name}`,
    groupName: "Kohinest Realty",
    propertyType: "Apartment",
    city: "Kolkata",
    state: "West Bengal",
    locality,
    status: "Under Construction",
    reraId: "HIRA/P/KOL/2026/001234",
    floorplans: [
      { bhkType: "2BHK", area: 1000, price, bathrooms: 2 },
      { bhkType: "3BHK", area: 1500, price: price + 4_000_000, bathrooms: 3 },
    ],
  }));
  try {
    await writeFile(path.join(folder, "homes.json"), JSON.stringify(records));
    const env = { ...process.env, DATABASE_URL: e2eDatabaseUrl() };
    const root = path.resolve(import.meta.dirname, "..");
    await run(process.execPath, [...importCommand, "--yes-really", path.join(folder, "homes.json")], {
      cwd: root,
      env,
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The next morning comes: everybody is due, and no mail went out on this day. */
async function turnMorning(): Promise<void> {
  const client = new pg.Client({ connectionString: e2eDatabaseUrl() });
  await client.connect();
  try {
    await client.query(
      "update searchers set mailed_at = mailed_at - interval '1 day', next_at = now() where next_at is not null",
    );
  } finally {
    await client.end();
  }
}
/** Every person has been looked at. */
async function untilQuiet(): Promise<void> {
  const client = new pg.Client({ connectionString: e2eDatabaseUrl() });
  await client.connect();
  try {
    await expect
      .poll(
        async () =>
          (
            await client.query(`select (select count(*) from searchers where next_at <= now())
              + (select count(*) from graphile_worker.jobs where task_identifier like 'saved-%') as open`)
          ).rows[0].open,
        { timeout: 40_000 },
      )
      .toBe("0");
  } finally {
    await client.end();
  }
}

async function saveFrom(page: Page, list: string, linkName: string, email: string): Promise<void> {
  await page.goto(list);
  await page.getByRole("link", { name: linkName }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Be told of new homes");
  await page.getByLabel("Your email address").fill(email);
  await page.getByRole("button", { name: "Send me the link" }).dblclick();
  await expect(status(page)).toContainText("Look into your mailbox");
  expect(page.url()).not.toContain("mail.example");
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript @long", () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test("from a list to one mail with what is new and cheaper, and to none after one press", async ({
      page,
      request,
    }) => {
      test.slow();
      const locality = `Saved Ward ${javaScriptEnabled ? "One" : "Two"}`;
      const list = `/propertylist?location=${encodeURIComponent(locality)}&bedrooms=3BHK`;
      const email = freshEmail();
      await saveFrom(page, list, "Be told by email when there is", email);
      await importHomes(locality, { Amber: 5_000_000 });

      // A program that opens the links of mails confirms nothing: the question is there still.
      const link = await linkOf(request, email, 1);
      expect((await request.get(link)).status()).toBe(200);
      await page.goto(link);
      await expect(page.getByText(`3 BHK homes for sale in ${locality}`)).toBeVisible();
      await page.getByRole("button", { name: "Yes, email me what is new" }).click();
      await expect(status(page)).toContainText("Confirmed.");
      await turnMorning();
      const all = await linkOf(request, email, 2);
      const first = (await mailsTo(request, email))[1] ?? "";
      expect(first).toContain(`Subject: 1 new home: 3 BHK homes for sale in ${locality}`);
      expect(first).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");

      await importHomes(locality, { Amber: 4_800_000, Beryl: 6_000_000 });
      await turnMorning();
      await linkOf(request, email, 3);
      const mails = await mailsTo(request, email);
      expect(mails).toHaveLength(3);
      // Rupee signs are three bytes in a mail.
      expect(mails[2]).toMatch(/Now from \S*88,00,000, before \S*90,00,000/);
      expect(mails[2]).toMatch(/New: from \S*1,00,00,000/);
      expect(mails[2]?.match(/Subject: (.*)/)?.[1]).toContain("1 new home, 1 cheaper");

      const stop = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(mails[2] ?? "")?.[1] ?? "";
      const pressed = await request.post(stop, {
        form: { "List-Unsubscribe": "One-Click" },
        headers: { Origin: "https://mail.example" },
      });
      expect(pressed.status()).toBe(200);
      await importHomes(locality, { Amber: 4_000_000, Beryl: 6_000_000, Coral: 7_000_000 });
      await turnMorning();
      await untilQuiet();
      expect(await mailsTo(request, email)).toHaveLength(3);

      await page.goto(all);
      await expect(page.getByText("Stopped. It is deleted after 30 days.")).toBeVisible();
      await page.getByRole("button", { name: /^Start again/ }).click();
      await expect(status(page)).toContainText("Started again.");
      await page.getByRole("button", { name: /^Keep/ }).click();
      await expect(status(page)).toContainText("Kept for 180 days more.");
      await page.getByText("Delete everything").click();
      await page.getByRole("button", { name: "Delete for good" }).click();
      await expect(status(page)).toContainText(
        "Your address and your searches are not stored here any more.",
      );
      await page.goto(all);
      await expect(status(page)).toContainText("Nothing is stored under this link");
    });
  });

test("its pages have no barriers, fit narrow screens, and are kept by nobody @long", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const email = freshEmail();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.goto("/saved-search?location=Kokapet&bedrooms=3BHK&budget=nonsense&problem=email");
  await expect(page.getByText("We don't know the budget 'nonsense'.")).toBeVisible();
  await expectNoViolations(page, "saving a search");
  expect(await width()).toBe(320);
  await saveFrom(page, "/propertylist?location=Kokapet", "Be told of new homes", email);
  await expectNoViolations(page, "a search that was asked for");
  const link = await linkOf(request, email, 1);
  await page.goto(link);
  await expectNoViolations(page, "a search to confirm");
  expect(await width()).toBe(320);
  await page.getByRole("button", { name: "Yes, email me what is new" }).click();
  await expect(status(page)).toContainText("Confirmed.");
  await expectNoViolations(page, "saved searches");
  expect(await width()).toBe(320);
  const answer = await request.get(link);
  expect(answer.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "same-origin",
  });
  expect(await answer.text()).not.toContain("mail.example");
  for (const odd of ["x", "a.b.c", "%00", "constructor", `${link.split("/").at(-1)}x`])
    expect([400, 404]).toContain((await request.get(`/saved-search/${odd}`)).status());
});

test("a site without mailboxes of its own says so", async ({ page }) => {
  await page.goto(`${copyUrl}/saved-search?location=Kokapet`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Follow new homes");
  await expect(page.getByLabel("Your email address")).toHaveCount(0);
});

const largeTest = testWith("defaultFontSize=32");
largeTest("with type of twice the size no text is cut or lies over other text @long", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/saved-search?location=Kokapet&bedrooms=3BHK");
  await page.waitForLoadState("networkidle");
  expect(await readTypeFaults(page)).toEqual([]);
});
