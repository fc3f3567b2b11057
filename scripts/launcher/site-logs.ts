import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Count } from "./test-results";

/** Where the sites of the journeys write their logs. */
export function logFolder(temporary: string): string {
  const folder = path.join(temporary, "site-logs");
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** What must be in no log: written apart from `lib/process/log.ts`, which takes it out. */
const forbidden = {
  "an e-mail address": /[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}\.[a-z]{2,}/i,
  "a phone number": /(?<![\w.-])(?:\+91|91|0)?[ -]?[6-9]\d{9}(?!\w)/,
  "the password of a database": /postgres(?:ql)?:\/\/[^\s:@/]+:(?!\[password\])[^\s@]+@/,
};

/** The lines that say what no log may say, and why. */
export function readPersons(text: string, secrets: readonly string[]): string[] {
  return text.split("\n").flatMap((line) => {
    const why = Object.entries(forbidden).find(([, pattern]) => pattern.test(line))?.[0];
    const isSecret = secrets.some((secret) => secret.length >= 8 && line.includes(secret));
    return why || isSecret ? [`${why ?? "a secret"}: ${line.slice(0, 200)}`] : [];
  });
}

/** Reads all that the sites of the journeys have logged. One test: passed if there is nothing of a person in it. */
export function countLogs(temporary: string, secrets: readonly string[]): Count {
  const folder = logFolder(temporary);
  const files = readdirSync(folder);
  const found = files.flatMap((file) => readPersons(readFileSync(path.join(folder, file), "utf8"), secrets));
  return {
    passed: found.length === 0 && files.length > 0 ? 1 : 0,
    failed: found.length > 0 ? 1 : 0,
    skipped: 0,
    failures: found.slice(0, 20).map((line) => `The log of a site has ${line}`),
  };
}
