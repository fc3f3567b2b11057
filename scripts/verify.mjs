import { spawn } from "node:child_process";
import path from "node:path";

// The checks of `npm run verify` besides the tests. Two run at a time, each tells its whole result, one that fails stops
// no other. A check that takes long stands in front.
const root = path.resolve(import.meta.dirname, "..");
const checks = ["types", "lint", "format:check", "unused"];
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
