import path from "node:path";
import { forwardSignals, runEntry } from "./launcher/child.mjs";
import { checkNode, ensurePackages } from "./launcher/packages.mjs";

// `npm start` and, with --dev, `npm run dev`. Uses only Node, because a fresh clone has no packages.
const root = path.resolve(import.meta.dirname, "..");

try {
  checkNode();
  forwardSignals();
  await ensurePackages(root, (line) => console.log(line));
  process.exitCode = await runEntry(root, "scripts/launcher/launch.ts", process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
