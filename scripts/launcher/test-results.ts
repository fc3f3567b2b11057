import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

export type Count = { passed: number; failed: number; skipped: number };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number(), skipped: z.number() }),
});

export function countVitest(file: string, exitCode: number): Count {
  const report = read(file, vitestReport);
  const count = report && {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return withExitCode(count, exitCode);
}

export function countPlaywright(file: string, exitCode: number): Count {
  const stats = read(file, playwrightReport)?.stats;
  const count = stats && {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  };
  return withExitCode(count, exitCode);
}

export function sumCounts(counts: Count[]): Count {
  return counts.reduce(
    (total, count) => ({
      passed: total.passed + count.passed,
      failed: total.failed + count.failed,
      skipped: total.skipped + count.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
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
