import { describeError } from "./launcher/errors";
import { complain, say } from "./launcher/output";
import { projectRoot } from "./launcher/project";
import { parseArgs } from "node:util";
import { faultsOf, readKnownFaults } from "./packages/known-faults";
import { readLockedPackages } from "./packages/locked-packages";

const usage = `What the site is made with, from package-lock.json; asks nobody.

  npm run packages                    each package with its version and licence, those of the tools alone marked
  npm run packages -- --faults PATH   those with known faults, from a download of OSV's faults of npm

PATH is the unpacked https://osv-vulnerabilities.storage.googleapis.com/npm/all.zip, a folder, or one file with a fault a line.
The exit code is 1 when the site runs with a package that has a known fault.`;

try {
  const { values } = parseArgs({ options: { faults: { type: "string" }, help: { type: "boolean" } } });
  const packages = readLockedPackages(projectRoot);
  if (values.help) say(usage);
  else if (values.faults === undefined)
    for (const { name, version, licence, isDev } of packages)
      say(`${name} ${version}  ${licence}${isDev ? "  (tool)" : ""}`);
  else {
    const known = readKnownFaults(values.faults);
    const found = faultsOf(packages, known);
    for (const { package: its, fault } of found) {
      const severity = fault.database_specific?.severity?.toLowerCase() ?? "severity not told";
      const tool = its.isDev ? "  (tool)" : "";
      say(`${its.name} ${its.version}${tool}: ${fault.id}, ${severity}. ${fault.summary ?? ""}`.trim());
    }
    say(`${packages.length} packages, ${known.length} faults known to this download, ${found.length} found.`);
    if (known.length === 0)
      throw new Error(`There are no faults in ${values.faults}: nothing was looked up.`);
    if (found.some(({ package: its }) => !its.isDev)) process.exitCode = 1;
  }
} catch (error) {
  complain(describeError(error));
  process.exitCode = 1;
}
