import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { siteEnvironment } from "./next-process";

/** What Node makes of an environment. In megabytes. */
function heapOf(env: NodeJS.ProcessEnv): number {
  const program = "console.log(v8.getHeapStatistics().heap_size_limit / 1048576)";
  return Number(execFileSync(process.execPath, ["-p", program], { env, encoding: "utf8" }).split("\n")[0]);
}

test("the site's memory is bounded, unless who runs it says otherwise", () => {
  const plain = siteEnvironment("production", { NODE_ENV: "test", PATH: process.env.PATH });
  expect(plain).toMatchObject({ MALLOC_ARENA_MAX: "2", NODE_ENV: "production" });
  expect(heapOf(plain)).toBeLessThan(850);
  expect(plain.NODE_OPTIONS).toContain("--max-semi-space-size=8");
  const own = { NODE_ENV: "test", NODE_OPTIONS: "--max-old-space-size=1500", MALLOC_ARENA_MAX: "4" } as const;
  expect(siteEnvironment("production", own).MALLOC_ARENA_MAX).toBe("4");
  expect(heapOf(siteEnvironment("production", own))).toBeGreaterThan(1_450);
});
