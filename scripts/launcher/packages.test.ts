import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { arePackagesFresh, checkNode } from "./packages.mjs";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "zerokey-packages-"));
  mkdirSync(path.join(root, "node_modules"));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, packages: object): void {
  writeFileSync(path.join(root, file), JSON.stringify({ packages }));
}
const wanted = {
  "": {},
  "node_modules/a": { version: "1.0.0" },
  "node_modules/b": { version: "2.0.0", optional: true },
};

describe("the packages", () => {
  it("are missing on a fresh clone and after an interrupted installation", () => {
    write("package-lock.json", wanted);
    expect(arePackagesFresh(root)).toBe(false);
  });

  it("are up to date when npm has installed what the lock file asks for", () => {
    write("package-lock.json", wanted);
    write("node_modules/.package-lock.json", { "node_modules/a": { version: "1.0.0" } });
    expect(arePackagesFresh(root)).toBe(true);
  });

  it("are stale when the lock file asks for another version since", () => {
    write("package-lock.json", wanted);
    write("node_modules/.package-lock.json", { "node_modules/a": { version: "1.0.0" } });
    expect(arePackagesFresh(root)).toBe(true);
    write("package-lock.json", { ...wanted, "node_modules/a": { version: "1.0.1" } });
    expect(arePackagesFresh(root)).toBe(false);
  });
});

describe("Node", () => {
  it.each(["20.19.0", "22.0.0", "24.1.0"])("%s is new enough", (version) => {
    expect(() => checkNode(version)).not.toThrow();
  });
  it.each(["18.20.0", "20.18.9"])("%s is too old, and the sentence says so", (version) => {
    expect(() => checkNode(version)).toThrow(
      `This site needs Node 20.19 or newer, but this is Node ${version}.`,
    );
  });
});
