import { spawn } from "node:child_process";
import path from "node:path";
import { checkNode, ensurePackages } from "./launcher/packages.mjs";

// The checks of `npm run verify` besides the tests, two at a time, the long ones first. Each tells its result, and one
// that fails stops no other.
const root = path.resolve(import.meta.dirname, "..");
const checks = ["lint", "types", "format:check", "unused"];
const atOnce = 2;

/** Runs one of the scripts of package.json; resolves with its name when it failed. */
async function check(/** @type {string} */ name) {
  const began = performance.now();
  const child = spawn("npm", ["run", "--silent", name], { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.on("close", resolve).on("error", resolve));
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${name}: ${code === 0 ? "good" : "FAILED"} (${seconds} s)`);
  if (code !== 0) console.log(output.trimEnd());
  return code === 0 ? [] : [name];
}

checkNode();
await ensurePackages(root, (line) => console.log(line));
const waiting = [...checks];
const work = async () => {
  const failed = [];
  for (let name = waiting.shift(); name; name = waiting.shift()) failed.push(...(await check(name)));
  return failed;
};
const failed = (await Promise.all(Array.from({ length: atOnce }, work))).flat();
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(", ")}. Each alone: npm run ${failed[0]}.`);
  process.exitCode = 1;
}
