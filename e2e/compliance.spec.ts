import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { siteUrl } from "./ports";
import { test } from "./journey";

const run = promisify(execFile);

test("on the demo projects have number and authority, pages the agent, and nothing leads to another @desktop", async () => {
  // 400 addresses, each for the first time.
  test.setTimeout(120_000);
  const command = ["run", "--silent", "compliance", "--", "--site", siteUrl, "--every", "50"];
  // It ends with 1 when anything is missing; what it says is the failure then.
  const { stdout } = await run("npm", command);
  const [, looked, number] = /^listing call +(\d+) +– +(\d+)/m.exec(stdout) ?? [];
  expect(Number(number)).toBeGreaterThan(150);
  expect(number).toBe(looked);
  for (const language of ["en", "te", "hi"]) {
    const counts = new RegExp(
      `^project pages, ${language} +(\\d+) +(\\d+) +(\\d+) +(\\d+) +(\\d+) +0$`,
      "m",
    ).exec(stdout);
    const different = new Set(counts?.slice(1));
    expect([...different], stdout).toHaveLength(1);
    if (language === "en") expect(Number([...different][0])).toBeGreaterThan(20);
    for (const kind of ["printed projects", "printed comparisons", "mails of projects"])
      expect(stdout).toMatch(new RegExp(`^${kind}, ${language} +([1-9]\\d*) +\\1 +\\1 +\\1 +– +0$`, "m"));
  }
});
