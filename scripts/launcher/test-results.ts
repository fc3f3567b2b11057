import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";
import { projectRoot } from "./project";

/**
 * `failures`: what failed, in words, for the end of the run: of a long output a reader often has only the last lines.
 */
export type Count = {
  passed: number;
  failed: number;
  skipped: number;
  failures?: string[];
};

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z
    .array(
      z.object({
        name: z.string(),
        status: z.string(),
        assertionResults: z.array(
          z.object({
            fullName: z.string(),
            status: z.string(),
            failureMessages: z.array(z.string()).default([]),
          }),
        ),
      }),
    )
    .default([]),
});

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z
    .array(
      z.object({
        status: z.string(),
        projectName: z.string(),
        results: z.array(z.object({ error: z.object({ message: z.string().default("") }).optional() })),
      }),
    )
    .default([]),
});
type Suite = { specs?: z.infer<typeof playwrightSpec>[]; suites?: Suite[] };
const playwrightSuite: z.ZodType<Suite> = z.object({
  specs: z.array(playwrightSpec).optional(),
  suites: z.lazy(() => z.array(playwrightSuite)).optional(),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), skipped: z.number() }),
  suites: z.array(playwrightSuite).default([]),
});

export function countVitest(file: string, exitCode: number): Count {
  const report = read(file, vitestReport);
  const count = report && {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(({ name, status, assertionResults }) => {
      const failed = assertionResults.filter((one) => one.status === "failed");
      // A file that could not be loaded has no test that failed.
      if (failed.length === 0) return status === "failed" ? [path.relative(projectRoot, name)] : [];
      return failed.map(({ fullName, failureMessages: [why = ""] }) =>
        [path.relative(projectRoot, name), fullName, firstLine(why)].filter(Boolean).join(": "),
      );
    }),
  };
  return withExitCode(count, exitCode);
}

export function countPlaywright(file: string, exitCode: number): Count {
  const report = read(file, playwrightReport);
  const count = report && {
    passed: report.stats.expected,
    failed: report.stats.unexpected,
    skipped: report.stats.skipped,
    failures: report.suites.flatMap(failuresOf),
  };
  return withExitCode(count, exitCode);
}

function failuresOf({ specs = [], suites = [] }: Suite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ projectName, results }) => {
        const why = results.find(({ error }) => error)?.error?.message ?? "";
        return [`e2e/${file}`, projectName, title, firstLine(why)].filter(Boolean).join(": ");
      }),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

/** Without the colours of a terminal. */
function firstLine(text: string): string {
  return stripVTControlCharacters(text).split("\n")[0] ?? "";
}

type Total = Count & { failures: string[] };

export function sumCounts(counts: Count[]): Total {
  return counts.reduce<Total>(
    (total, count) => ({
      passed: total.passed + count.passed,
      failed: total.failed + count.failed,
      skipped: total.skipped + count.skipped,
      failures: [...total.failures, ...(count.failures ?? [])],
    }),
    { passed: 0, failed: 0, skipped: 0, failures: [] },
  );
}

/** The last line of a test run. */
export function summaryLine({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/** A runner that failed without a failed test, for example because a file can't be loaded, counts as one failure. */
function withExitCode(count: Count | undefined, exitCode: number): Count {
  const known = count ?? { passed: 0, failed: 0, skipped: 0 };
  return (exitCode !== 0 || !count) && known.failed === 0 ? { ...known, failed: 1 } : known;
}

function read<T>(file: string, schema: z.ZodType<T>): T | undefined {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}
