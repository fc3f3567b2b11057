import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { countPlaywright, countVitest, sumCounts, summaryLine } from "./test-results";

const folder = mkdtempSync(path.join(tmpdir(), "zerokey-results-"));
afterAll(() => rmSync(folder, { recursive: true }));

function file(content: object): string {
  const name = path.join(folder, `${Math.random()}.json`);
  writeFileSync(name, JSON.stringify(content));
  return name;
}
const vitest = (failed: number) =>
  file({ numPassedTests: 3, numFailedTests: failed, numPendingTests: 1, numTodoTests: 1 });

describe("the count of a test run", () => {
  it("adds both runners up", () => {
    const playwright = file({ stats: { expected: 3, unexpected: 4, skipped: 0 } });
    const total = sumCounts([countVitest(vitest(1), 1), countPlaywright(playwright, 1)]);
    expect(summaryLine(total)).toBe("6 passed, 5 failed, 2 skipped");
  });

  it("leaves out what was not skipped", () => {
    expect(summaryLine({ passed: 2, failed: 0, skipped: 0 })).toBe("2 passed, 0 failed");
  });

  it("counts a runner that fails without a failed test as one failure", () => {
    expect(countVitest(vitest(0), 1).failed).toBe(1);
    expect(countVitest(vitest(0), 0).failed).toBe(0);
  });

  it("counts a runner that left no report as one failure", () => {
    const failures = ["A runner ended with exit code 0 and left no report"];
    expect(countPlaywright(path.join(folder, "none.json"), 0)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
      failures,
    });
  });

  it("names what failed outside of every test", () => {
    const report = vitest(0);
    writeFileSync(`${report}.errors`, JSON.stringify([{ message: "gone", stack: "Error: gone\n at a.ts" }]));
    const stats = { expected: 3, unexpected: 0, skipped: 0 };
    const playwright = file({ stats, errors: [{ message: "a site did not end" }] });
    expect(sumCounts([countVitest(report, 1), countPlaywright(playwright, 1)])).toMatchObject({
      failed: 2,
      failures: ["outside of a test: Error: gone\n at a.ts", "outside of a test: a site did not end"],
    });
  });

  it("names what failed, with the first line of why", () => {
    const stats = { expected: 1, unexpected: 1, skipped: 0 };
    const error = { message: "\u001b[31mError: not visible\u001b[39m\n\nLocator: h1" };
    const spec = (title: string, status: string) => ({
      ...{ title, file: "menu.spec.ts", ok: status !== "unexpected" },
      tests: [{ status, projectName: "phone", results: status === "expected" ? [{}] : [{ error }, {}] }],
    });
    const inner = { specs: [spec("opens", "unexpected")] };
    const suites = [{ specs: [spec("closes", "expected")], suites: [inner] }];
    const unit = {
      ...{ numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 },
      testResults: [
        {
          name: path.resolve("lib/a.test.ts"),
          status: "failed",
          assertionResults: [
            { fullName: "a is b", status: "failed", failureMessages: ["Error: a is c\n  at line 1"] },
            { fullName: "b is b", status: "passed", failureMessages: [] },
          ],
        },
        { name: path.resolve("lib/b.test.ts"), status: "failed", assertionResults: [] },
      ],
    };
    const total = sumCounts([countVitest(file(unit), 1), countPlaywright(file({ stats, suites }), 1)]);
    expect(total.failures).toEqual([
      "lib/a.test.ts: a is b: Error: a is c",
      "lib/b.test.ts",
      "e2e/menu.spec.ts: phone: opens: Error: not visible",
    ]);
  });
});
