import { parseArgs } from "node:util";
import { spawnSync } from "node:child_process";
import { satisfies } from "semver";
import { z } from "zod";
import { describeError } from "./launcher/errors";
import { complain, say } from "./launcher/output";
import { projectRoot } from "./launcher/project";
import { faultsOf, readKnownFaults, type FoundFault } from "./packages/known-faults";
import { readLockedPackages, type LockedPackage } from "./packages/locked-packages";

const usage = `What the site is made with, from package-lock.json, and which of it has known faults.

  npm run packages                    each package with its version and licence, those of the tools alone marked; then
                                      those with faults that npm's registry knows, or that it does not answer
  npm run packages -- --faults PATH   those with known faults, from a download of OSV's faults of npm; asks nobody

PATH is the unpacked https://osv-vulnerabilities.storage.googleapis.com/npm/all.zip, a folder, or one file with a fault a line.
The exit code is 1 when the site runs with a package that has a known fault.`;

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

try {
  const { values } = parseArgs({ options: { faults: { type: "string" }, help: { type: "boolean" } } });
  const packages = readLockedPackages(projectRoot);
  if (values.help) say(usage);
  else if (values.faults === undefined) {
    for (const { name, version, licence, isDev } of packages)
      say(`${name} ${version}  ${licence}${isDev ? "  (tool)" : ""}`);
    const found = askedFaults(packages);
    if (found) tell(found, `${packages.length} packages, the registry knows ${found.length} faults of them.`);
  } else {
    const known = readKnownFaults(values.faults);
    const found = faultsOf(packages, known);
    const counts = `${known.length} faults known to this download, ${found.length} found.`;
    tell(found, `${packages.length} packages, ${counts}`);
    if (known.length === 0)
      throw new Error(`There are no faults in ${values.faults}: nothing was looked up.`);
  }
} catch (error) {
  complain(describeError(error));
  process.exitCode = 1;
}

/** Nothing is known where no registry answers, which is no failure: many mirrors have packages alone. */
function askedFaults(packages: readonly LockedPackage[]): FoundFault[] | null {
  try {
    return askForFaults(projectRoot, packages);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    say(`Known faults were not looked up, as no registry answered: ${why}`);
    return null;
  }
}

function tell(found: readonly FoundFault[], last: string) {
  for (const { package: its, fault } of found) {
    const severity = fault.database_specific?.severity?.toLowerCase() ?? "severity not told";
    const tool = its.isDev ? "  (tool)" : "";
    say(`${its.name} ${its.version}${tool}: ${fault.id}, ${severity}. ${fault.summary ?? ""}`.trim());
  }
  say(last);
  if (found.some(({ package: its }) => !its.isDev)) process.exitCode = 1;
}

/** The faults of these packages that npm's registry knows. Throws where it does not answer, as then nothing is known. */
function askForFaults(root: string, packages: readonly LockedPackage[]): FoundFault[] {
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
