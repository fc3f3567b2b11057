import { spawnSync } from "node:child_process";
import { satisfies } from "semver";
import { z } from "zod";
import type { FoundFault } from "./known-faults";
import type { LockedPackage } from "./locked-packages";

const advisory = z.object({
  name: z.string(),
  title: z.string(),
  url: z.string(),
  severity: z.string(),
  range: z.string(),
});
/** What `npm audit --json` writes: of each package its faults, and by name the packages it has them from; or why it can't. */
const auditSchema = z.union([
  z.object({
    vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisory])) })),
  }),
  z.object({ message: z.string() }),
]);

/** The faults of these packages that npm's registry knows. Throws where it does not answer, as then nothing is known. */
export function askForFaults(root: string, packages: readonly LockedPackage[]): FoundFault[] {
  const args = ["audit", "--json", "--package-lock-only", "--fetch-retries=0", "--fetch-timeout=30000"];
  const { stdout, error } = spawnSync("npm", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 27 });
  if (error) throw error;
  const { data } = auditSchema.safeParse(JSON.parse(stdout || "null"));
  if (!data || "message" in data)
    throw new Error(data?.message ?? "npm audit wrote nothing that can be read");
  const faults = Object.values(data.vulnerabilities).flatMap(({ via }) => via);
  return faults.flatMap((fault) => {
    if (typeof fault === "string") return [];
    const { name, title: summary, url, severity, range } = fault;
    const id = url.replace(/^.*\//, "");
    return packages
      .filter((its) => its.name === name && satisfies(its.version, range, { includePrerelease: true }))
      .map((its) => ({ package: its, fault: { id, summary, database_specific: { severity } } }));
  });
}
