import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { createTestDatabase } from "@/lib/db/testing/test-database";
import { closeVitalStore, storeReport } from "./vital-mutations";

vi.setConfig({ testTimeout: 90_000 });

const execute = promisify(execFile);
const database = forAllTests(createTestDatabase);
beforeAll(async () => {
  process.env.DATABASE_URL = database.url;
  const store = (day: string) =>
    storeReport({ page: "detail", device: "desktop", metrics: { INP: 250 } }, new Date(`${day}T12:00Z`));
  await store("2026-10-31");
  await store("2026-11-01");
});
afterAll(async () => {
  await closeVitalStore();
});

const run = (...args: string[]) =>
  execute(process.execPath, ["--conditions=react-server", "--import", "tsx", "scripts/vitals.ts", ...args], {
    env: { ...process.env, DATABASE_URL: database.url },
  });

test("the command prints the days from --since on", async () => {
  const { stdout, stderr } = await run("--since", "2026-11-01", "--format", "csv");
  expect(stderr).toBe("");
  const [, row, ...rest] = stdout.split("\n");
  expect(row).toMatch(/^2026-11-01,detail,desktop,INP,1,2[45]\d,2[45]\d,2[45]\d,no$/);
  expect(rest).toEqual([""]);
});

test("the command refuses what it does not know with a sentence", async () => {
  const wrong = [
    { args: ["--since", "yesterday"], sentence: "--since must be a day such as 2026-11-01." },
    { args: ["--since", "2026-02-30"], sentence: "--since must be a day" },
    { args: ["--format", "xml"], sentence: "--format must be table or csv." },
  ];
  await Promise.all(
    wrong.map(({ args, sentence }) =>
      expect(run(...args)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) }),
    ),
  );
});
