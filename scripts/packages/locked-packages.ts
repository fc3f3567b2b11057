import { readFileSync } from "node:fs";
import path from "node:path";

/** A package as `package-lock.json` has it; `isDev`: the site does not run with it. */
export type LockedPackage = { name: string; version: string; licence: string; isDev: boolean };

type Entry = {
  name?: string;
  version?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  /** Also named by a package that would use it if it were there. */
  devOptional?: boolean;
};

/** All packages of a project, each version once, by name. */
export function readLockedPackages(root: string): LockedPackage[] {
  const file = readFileSync(path.join(root, "package-lock.json"), "utf8");
  const { packages } = JSON.parse(file) as { packages: Record<string, Entry> };
  const known = new Map<string, LockedPackage>();
  for (const [folder, entry] of Object.entries(packages)) {
    const { name, version, license = "none", dev, devOptional, link } = entry;
    if (folder === "" || link || version === undefined) continue;
    const found = name ?? folder.replace(/^.*node_modules\//, "");
    const key = `${found} ${version}`;
    // What the site runs with anywhere is no tool alone.
    const isDev = (dev ?? devOptional ?? false) && (known.get(key)?.isDev ?? true);
    known.set(key, { name: found, version, licence: license, isDev });
  }
  return [...known.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}
