import path from "node:path";
import { forwardSignals, runEntry } from "./launcher/child.mjs";
import { ensureChromium } from "./launcher/chromium.mjs";
import { checkNode, ensurePackages } from "./launcher/packages.mjs";

// `npm test`: everything, with --unit or --e2e one half. Uses nothing but Node until the packages are there.
const root = path.resolve(import.meta.dirname, "..");
const args = process.argv.slice(2);
const log = (/** @type {string} */ line) => console.log(line);

try {
  const unknown = args.find((arg) => arg !== "--unit" && arg !== "--e2e");
  if (unknown) throw new Error(`The option ${unknown} is unknown. There are --unit and --e2e.`);
  checkNode();
  forwardSignals();
  await ensurePackages(root, log);
  const env = { ...process.env };
  if (!args.includes("--unit")) env.CHROMIUM_PATH = await ensureChromium(root, log);
  process.exitCode = await runEntry(root, "scripts/launcher/test-run.ts", args, env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
