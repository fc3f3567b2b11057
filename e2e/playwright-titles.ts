import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";

type Suite = { title: string; specs?: { title: string }[]; suites?: Suite[] };

const run = promisify(execFile);
const command = createRequire(import.meta.url).resolve("@playwright/test/cli");
const config = path.resolve(import.meta.dirname, "playwright.config.ts");

/**
 * The full names of all browser tests, `file › describe › title`, as Playwright lists them, so that titles made by
 * loops and templates are included. No test, server or browser is started.
 */
export async function listTestTitles(): Promise<Set<string>> {
  const { FORCE_COLOR: _, ...env } = process.env;
  const args = [command, "test", `--config=${config}`, "--list", "--reporter=json"];
  const { stdout } = await run(process.execPath, args, { env, maxBuffer: 50_000_000 });
  const { suites, errors } = JSON.parse(stdout) as { suites: Suite[]; errors: { message?: string }[] };
  if (errors.length > 0) throw new Error(`The journeys can't be listed: ${errors[0]?.message}`);
  return new Set(suites.flatMap((suite) => titlesOf(suite, [])));
}

function titlesOf({ title, specs = [], suites = [] }: Suite, above: string[]): string[] {
  const names = [...above, title];
  return [
    ...specs.map((spec) => [...names, spec.title].join(" › ")),
    ...suites.flatMap((suite) => titlesOf(suite, names)),
  ];
}
