import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readEnv } from "@/lib/process/env";
import { identifyProcess } from "./lock";
import { adoptRunningSite, announceSite, findRunningSites } from "./running-site";

const nobody = 65_534;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "sites-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const settings = readEnv({ PORT: "4100", DATA_DIR: "/srv/homes", MEDIA_HOSTS: "cdn.example" });

it("a site leaves its settings for commands, readable by its account alone, and removes them", () => {
  const { leave } = announceSite(settings, folder);
  const [file = ""] = readdirSync(folder);
  expect(statSync(path.join(folder, file)).mode & 0o777).toBe(0o600);
  const env: NodeJS.ProcessEnv = { NODE_ENV: "test" };
  expect(adoptRunningSite(env, folder)).toMatchObject({ port: 4100 });
  expect(env).toMatchObject({
    DATA_DIR: "/srv/homes",
    MEDIA_HOSTS: "cdn.example",
    SITE_URL: "http://localhost:4100",
  });
  leave();
  expect(readdirSync(folder)).toEqual([]);
  expect(adoptRunningSite({ NODE_ENV: "test" }, folder)).toBeUndefined();
});

it("a site serves where its folder can't be written, too", () => {
  chmodSync(folder, 0o555);
  const isRoot = process.geteuid?.() === 0;
  // The one account that may write everywhere.
  if (isRoot) process.seteuid?.(nobody);
  try {
    expect(() => announceSite(settings, path.join(folder, "sites")).leave()).not.toThrow();
  } finally {
    if (isRoot) process.seteuid?.(0);
    chmodSync(folder, 0o755);
  }
  expect(readdirSync(folder)).toEqual([]);
});

it("a command that names its data is left alone", () => {
  announceSite(settings, folder);
  const env: NodeJS.ProcessEnv = { NODE_ENV: "test", DATA_DIR: "elsewhere" };
  expect(adoptRunningSite(env, folder)).toBeUndefined();
  expect(env).toEqual({ NODE_ENV: "test", DATA_DIR: "elsewhere" });
});

it("a command that names the data of a site that runs has its address, unless it says another", () => {
  announceSite(settings, folder);
  const named = { NODE_ENV: "test", DATA_DIR: "/srv/homes" } as const;
  const env: NodeJS.ProcessEnv = { ...named };
  adoptRunningSite(env, folder);
  expect(env).toEqual({ ...named, SITE_URL: "http://localhost:4100" });
  const other: NodeJS.ProcessEnv = { ...named, SITE_URL: "https://homes.example" };
  adoptRunningSite(other, folder);
  expect(other.SITE_URL).toBe("https://homes.example");
});

it("what a killed site left is removed, also when another process has its number", () => {
  const left = { pid: process.pid, identity: "another start", port: 1, settings: {} };
  writeFileSync(path.join(folder, "1.json"), JSON.stringify(left));
  expect(findRunningSites(folder)).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
});

it("of several sites the command asks which one is meant", () => {
  announceSite(settings, folder);
  const other = {
    pid: process.ppid,
    identity: identifyProcess(process.ppid),
    port: 4200,
    settings: { DATA_DIR: "/srv/other" },
  };
  writeFileSync(path.join(folder, "other.json"), JSON.stringify(other));
  expect(() => adoptRunningSite({ NODE_ENV: "test" }, folder)).toThrow(
    /^Several sites run from this folder\. Say which one is meant, before the command: DATA_DIR=\/srv\/.* or DATA_DIR=\/srv\//,
  );
});
