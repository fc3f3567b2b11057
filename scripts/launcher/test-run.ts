import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { receiverSettings } from "@/e2e/receiver-settings";
import { settingNames } from "@/lib/process/env";
import { ensureBuild } from "./build";
import { ensureChromium } from "./chromium.mjs";
import { openEmbeddedPostgres, stopLeftovers } from "./embedded-postgres";
import { describeError } from "./errors";
import { exitText } from "./next-process";
import { complain, say } from "./output";
import { projectRoot } from "./project";
import { listenForStop, whenAborted } from "./stop-signal";
import { countLogs } from "./site-logs";
import { countPlaywright, countVitest, sumCounts, summaryLine, type Count } from "./test-results";
import { inRuns, selectTests, titlePattern, type TestSelection } from "./test-selection";

process.chdir(projectRoot);
const stopping = listenForStop();
const folder = mkdtempSync(path.join(tmpdir(), "zerokey-test-"));
// The database may run as another user, who must be able to enter this folder.
chmodSync(folder, 0o711);
// The temporary folders of the tests are below it, so that they are removed even if a test is interrupted.
process.env.TMPDIR = path.join(folder, "tmp");
mkdirSync(process.env.TMPDIR, { mode: 0o711 });

// The tests choose the site's settings. Empty means unset, and prevents a developer's .env files from setting them.
for (const name of settingNames) {
  if (name === "PORT" || name === "HOST") delete process.env[name];
  else process.env[name] = "";
}

try {
  const counts = await runAll();
  if (!stopping.aborted) {
    const total = sumCounts(counts);
    if (total.passed + total.failed === 0) complain("No test has such a title.");
    if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
    for (const failure of total.failures) say(`Failed: ${failure}`);
    say(summaryLine(total));
  }
} catch (error) {
  complain(describeError(error));
  process.exitCode = 1;
  if (!stopping.aborted) say(summaryLine({ passed: 0, failed: 1, skipped: 0 }));
} finally {
  if (stopping.aborted) process.exitCode = 130;
  await stopLeftovers(folder);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function runAll(): Promise<Count[]> {
  const selection = selectTests(process.argv.slice(2), projectRoot);
  // Whoever names files wants them, long or not.
  process.env.TEST_SIZE = process.argv.includes("--long") ? "long" : selection.isNarrow ? "" : "short";
  if (selection.journeys.length > 0) process.env.CHROMIUM_PATH = await ensureChromium(projectRoot, say);
  const database = await openEmbeddedPostgres({
    dataDir: path.join(folder, "data"),
    durable: false,
    signal: stopping,
  });
  process.env.TEST_DATABASE_URL = database.url;
  try {
    return await runEach(selection);
  } finally {
    await database.stop();
  }
}

async function runEach(selection: TestSelection): Promise<Count[]> {
  const { unit, launcher, journeys, title } = selection;
  const counts: Count[] = [];
  if (unit.length > 0) counts.push(await runVitest("unit", unit, title));
  if (launcher.length + journeys.length === 0 || stopping.aborted) return counts;
  // Types are checked by npm run verify, beside everything else that is no test.
  process.env.TYPES_ARE_CHECKED = "1";
  await ensureBuild({ log: say, signal: stopping });
  if (launcher.length > 0) counts.push(await runVitest("launcher", launcher, title));
  if (journeys.length === 0 || stopping.aborted) return counts;
  const { password } = new URL(process.env.TEST_DATABASE_URL ?? "");
  const { LEADS_WEBHOOK_SECRET, LEADS_INCOMING_SECRET } = receiverSettings;
  const secrets = [LEADS_WEBHOOK_SECRET, LEADS_INCOMING_SECRET, password];
  return [...counts, await runPlaywright(selection), countLogs(path.join(folder, "tmp"), secrets)];
}

async function runVitest(name: string, files: string[], title?: string): Promise<Count> {
  const report = path.join(folder, `${name}.json`);
  const args = ["run", ...(title ? ["-t", titlePattern(title)] : []), ...files];
  const count = countVitest(
    report,
    await run("node_modules/vitest/vitest.mjs", args, { UNIT_REPORT: report }),
  );
  // Tests of other titles count as skipped, and nobody asked for them.
  return title ? { ...count, skipped: 0 } : count;
}

async function runPlaywright({ journeys, isNarrow, title }: TestSelection): Promise<Count> {
  if (!isNarrow) return runJourneys([]);
  const counts: Count[] = [];
  for (const files of inRuns(journeys))
    if (!stopping.aborted) counts.push(await runJourneys(["--no-deps", ...files], title));
  return sumCounts(counts);
}

async function runJourneys(chosen: readonly string[], title?: string): Promise<Count> {
  const report = path.join(folder, "playwright.json");
  rmSync(report, { force: true });
  const args = ["test", "--config=e2e/playwright.config.ts", "--reporter=list,json", ...chosen];
  // A file may have the words elsewhere than in a title.
  if (title) args.push("--grep", titlePattern(title), "--pass-with-no-tests");
  const code = await run("node_modules/@playwright/test/cli.js", args, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return countPlaywright(report, code);
}

async function run(program: string, args: string[], more: Record<string, string> = {}): Promise<number> {
  const env = { ...process.env, ...more };
  // In its own process group, so that a stop reaches everything the runner has started.
  const child = spawn(process.execPath, [program, ...args], {
    env,
    detached: true,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const ended = exitText(child);
  await Promise.race([ended, whenAborted(stopping)]);
  if (stopping.aborted && child.pid !== undefined) {
    const group = -child.pid;
    if (child.exitCode === null) process.kill(group, "SIGTERM");
    const timer = setTimeout(() => process.kill(group, "SIGKILL"), 15_000);
    await ended;
    clearTimeout(timer);
  }
  return child.exitCode ?? 1;
}
