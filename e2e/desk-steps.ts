import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, type Page } from "@playwright/test";
import { e2eDatabaseUrl } from "./e2e-database";
import { siteUrl } from "./ports";

const run = promisify(execFile);
const command = ["--conditions=react-server", "--import", "tsx", "scripts/staff.ts"];

/** Runs `npm run staff -- …` beside the site, and returns what it said. */
export async function staffCommand(...args: string[]): Promise<string> {
  const env = {
    ...process.env,
    DATABASE_URL: e2eDatabaseUrl(),
    SITE_URL: siteUrl,
    DATA_DIR: path.join(tmpdir(), "zerokey-e2e"),
  };
  const root = path.resolve(import.meta.dirname, "..");
  return (await run(process.execPath, [...command, ...args], { cwd: root, env })).stdout;
}

/** Makes an account by the command and signs in with the link that it prints. */
export async function signInByCommand(page: Page, email: string, role: string): Promise<void> {
  const said = await staffCommand("add", email, "--role", role);
  const link = /http\S+/.exec(said)?.[0] ?? "";
  await page.goto(link);
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
