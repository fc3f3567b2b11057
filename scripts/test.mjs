import path from "node:path";
import { forwardSignals, runEntry } from "./launcher/child.mjs";
import { checkNode, ensurePackages } from "./launcher/packages.mjs";

// `npm test`: everything, or what its arguments name. Uses nothing but Node until the packages are there.
const root = path.resolve(import.meta.dirname, "..");

try {
  checkNode();
  forwardSignals();
  await ensurePackages(root, (line) => console.log(line));
  process.exitCode = await runEntry(root, "scripts/launcher/test-run.ts", process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
