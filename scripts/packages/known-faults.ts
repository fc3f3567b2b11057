import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { compare, valid } from "semver";
import { z } from "zod";
import type { LockedPackage } from "./locked-packages";

const event = z.object({
  introduced: z.string().optional(),
  fixed: z.string().optional(),
  last_affected: z.string().optional(),
});
/** A fault as OSV writes it down (https://ossf.github.io/osv-schema/): what is read of it here. */
const faultSchema = z.object({
  id: z.string(),
  summary: z.string().optional(),
  withdrawn: z.string().optional(),
  database_specific: z.object({ severity: z.string().optional() }).nullish(),
  affected: z
    .array(
      z.object({
        package: z.object({ ecosystem: z.string(), name: z.string() }).optional(),
        versions: z.array(z.string()).default([]),
        ranges: z.array(z.object({ type: z.string(), events: z.array(event) })).default([]),
      }),
    )
    .default([]),
});
export type KnownFault = z.output<typeof faultSchema>;
export type FoundFault = {
  package: LockedPackage;
  fault: Pick<KnownFault, "id" | "summary" | "database_specific">;
};

/**
 * The faults in a folder of OSV's files (one fault each), or in one file of them, a line each. Throws with the name of what can't
 * be read as one, so that nobody takes a broken download for a clean result.
 */
export function readKnownFaults(from: string): KnownFault[] {
  const isFolder = statSync(from).isDirectory();
  const texts = isFolder
    ? readdirSync(from)
        .filter((name) => name.endsWith(".json"))
        .map((name) => [name, readFileSync(path.join(from, name), "utf8")] as const)
    : readFileSync(from, "utf8")
        .split("\n")
        .flatMap((line, at) => (line.trim() ? [[`line ${at + 1}`, line] as const] : []));
  return texts.map(([name, text]) => {
    try {
      return faultSchema.parse(JSON.parse(text));
    } catch (error) {
      throw new Error(`${path.join(from, name)} is no fault as OSV writes it down.`, { cause: error });
    }
  });
}

/** The faults that these packages have, by package; one that was withdrawn is none. */
export function faultsOf(packages: readonly LockedPackage[], faults: readonly KnownFault[]): FoundFault[] {
  const byName = new Map<string, KnownFault[]>();
  for (const fault of faults) {
    if (fault.withdrawn) continue;
    const names = fault.affected.flatMap(({ package: its }) => (its?.ecosystem === "npm" ? [its.name] : []));
    for (const name of new Set(names)) byName.set(name, [...(byName.get(name) ?? []), fault]);
  }
  return packages.flatMap((locked) =>
    (byName.get(locked.name) ?? [])
      .filter((fault) => isAffected(locked, fault))
      .map((fault) => ({ package: locked, fault })),
  );
}

function isAffected({ name, version }: LockedPackage, { affected }: KnownFault): boolean {
  return affected.some(
    ({ package: its, versions, ranges }) =>
      its?.ecosystem === "npm" &&
      its.name === name &&
      (versions.includes(version) ||
        ranges.some(({ type, events }) => type === "SEMVER" && isWithin(version, events))),
  );
}

/** From each `introduced` up to the next `fixed`, or to the last that is affected. */
function isWithin(version: string, events: readonly z.output<typeof event>[]): boolean {
  if (!valid(version)) return false;
  let is = false;
  for (const { introduced, fixed, last_affected: last } of events) {
    if (introduced !== undefined && (introduced === "0" || compare(version, introduced) >= 0)) is = true;
    if (fixed !== undefined && compare(version, fixed) >= 0) is = false;
    if (last !== undefined && compare(version, last) > 0) is = false;
  }
  return is;
}
