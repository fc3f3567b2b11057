import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { countLogs, logFolder, readPersons } from "./site-logs";

test("a number, an address of a person and a secret are found in a log, ids and times are not", () => {
  const good = `{"time":"2026-11-23T03:52:18.849Z","request":"cb4b61eec9","id":"5f2b1c9e-1234-4321-8888-987654321012","ms":1790000000000}`;
  expect(readPersons(good, ["secret-of-a-test"])).toEqual([]);
  for (const bad of [
    "9876543210",
    "+919876543210",
    "91 9876543210",
    "asha@mail.example",
    "postgres://a:b@host/c",
    "secret-of-a-test",
  ])
    expect(readPersons(`${good}\n{"message":"${bad}"}\n`, ["secret-of-a-test"]), bad).toHaveLength(1);
});

test("the logs of a run count as one test", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "logs-"));
  const count = () => countLogs(folder, []);
  expect(count()).toMatchObject({ passed: 0, failed: 0, skipped: 0, failures: [] });
  writeFileSync(path.join(logFolder(folder), "4000.log"), "{}\n");
  expect(count()).toMatchObject({ passed: 1, failed: 0, skipped: 0, failures: [] });
  writeFileSync(path.join(logFolder(folder), "4001.log"), '{"message":"9876543210"}\n');
  expect(count()).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
  expect(count().failures).toEqual([expect.stringContaining("a phone number")]);
  rmSync(folder, { recursive: true });
});
