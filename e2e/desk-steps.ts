import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import pg from "pg";
import { e2eDatabaseUrl } from "./e2e-database";
import { answersTo, fill, newPhone, submit } from "./lead-steps";
import { siteUrl } from "./ports";
import { accountsUrl } from "./receiver-settings";
import { takenOver } from "./taken-over";

const run = promisify(execFile);
/** Runs `npm run staff -- …` beside the site, and returns what it said. */
export async function staffCommand(...args: string[]): Promise<string> {
  const env = {
    ...process.env,
    DATABASE_URL: e2eDatabaseUrl(),
    SITE_URL: siteUrl,
    DATA_DIR: path.join(tmpdir(), "zerokey-e2e"),
  };
  const root = path.resolve(import.meta.dirname, "..");
  return (await run(process.execPath, ["scripts/staff.mjs", ...args], { cwd: root, env })).stdout;
}

/** Makes an account, as `npm run staff` does, and returns the link that signs in with it. */
export async function makeAccount(email: string, role: string): Promise<string> {
  const answer = await fetch(`${accountsUrl}?${new URLSearchParams({ email, role })}`, { method: "POST" });
  const said = await answer.text();
  if (!answer.ok) throw new Error(said);
  return said;
}

/** Makes an account and signs in with its link. */
export async function signInAs(page: Page, email: string, role: string): Promise<void> {
  await page.goto(await makeAccount(email, role));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
}

/** At night in India a lead's buttons stand behind a warning. */
export async function openWays(page: Page): Promise<void> {
  const fold = page.getByText("The person has asked to be called now…");
  if (await fold.isVisible()) await fold.click();
}

/** A device that has passkeys, and whose owner is always there. */
export async function addPasskeyDevice(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

export const screens = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
] as const;

/** A visitor sends the contact form; the number as the desk shows it. */
export async function sendLead(context: BrowserContext): Promise<string> {
  const visitor = await context.newPage();
  const phone = newPhone();
  await visitor.goto("/contactus");
  const form = visitor.getByRole("main").locator("form[method=post]");
  await fill(form, answersTo("contact", phone));
  await submit(form, "contact");
  await expect(visitor.getByText(/[0-9A-Z]{4}-[0-9A-Z]{4}/).first()).toBeVisible();
  await visitor.close();
  return `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`;
}

/** Counts the calls that a page makes. A browser with windows would ask which program makes them, and take no click meanwhile. */
export async function countCalls(page: Page): Promise<void> {
  // While React begins it keeps a press from everybody: the phone calls, and nobody counts it.
  await takenOver(page);
  await page.evaluate(() => {
    document.documentElement.dataset.calls = "0";
    addEventListener("click", (click) => {
      const link = click.target instanceof Element && click.target.closest("a[href^='tel:']");
      if (!link || click.defaultPrevented) return;
      click.preventDefault();
      document.documentElement.dataset.calls = String(Number(document.documentElement.dataset.calls) + 1);
    });
  });
}

/** How many calls it has made since. */
export const calls = async (page: Page) => Number(await page.locator("html").getAttribute("data-calls"));

/** Does something in the database of the site. */
export async function inDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: e2eDatabaseUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Work at all hours, so that the journey is the same by day and by night. */
export async function workAlways(page: Page): Promise<void> {
  await page.goto("/desk/alarms");
  await page.getByLabel("Work begins").selectOption("0");
  await page.getByLabel("Work ends").selectOption("24");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The alarms were saved.")).toBeVisible();
}
