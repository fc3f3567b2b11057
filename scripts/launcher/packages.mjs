import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { forwardSignals, runCommand } from "./child.mjs";

const oldestNode = [20, 19];

/** @typedef {{ packages?: Record<string, { version?: string, optional?: boolean, link?: boolean }> }} LockFile */

/**
 * Runs one of this project's TypeScript programs with the arguments of this one, once the packages are there.
 * @param {string} entry
 */
export async function runProgram(entry) {
  const root = path.resolve(import.meta.dirname, "../..");
  try {
    checkNode();
    forwardSignals();
    await ensurePackages(root, (line) => console.log(line));
    const args = ["--conditions=react-server", "--import", "tsx", entry, ...process.argv.slice(2)];
    process.exitCode = await runCommand(process.execPath, args, root, { ipc: true });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Throws a sentence when this Node is too old for the packages. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = oldestNode;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new Error(`This site needs Node ${oldestNode.join(".")} or newer, but this is Node ${version}.`);
}

/**
 * Installs the packages when they are missing or older than package-lock.json.
 * @param {string} root the project's folder
 * @param {(line: string) => void} log
 */
export async function ensurePackages(root, log) {
  if (arePackagesFresh(root)) {
    log("Packages: up to date");
    return;
  }
  log("Packages: installing, this takes a minute or two");
  // The build needs types and tools, so NODE_ENV=production must not leave the development packages out.
  const options = ["--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const clean = await runNpm(["ci", ...options], root);
  let { code } = clean;
  if (code !== 0 && clean.errors.includes("EUSAGE")) {
    // npm ci also needs the packages of all other platforms in the lock file, and not every registry has them all.
    log(
      "Packages: npm ci does not accept the lock file with this registry, so npm install follows it instead",
    );
    ({ code } = await runNpm(["install", "--no-save", ...options], root));
  } else if (code !== 0) process.stderr.write(clean.errors);
  if (code !== 0) throw new Error("The packages could not be installed. What npm wrote above says why.");
  writeFileSync(stampFile(root), lockHash(root));
  log("Packages: installed");
}

/**
 * @param {string[]} args
 * @param {string} root
 */
async function runNpm(args, root) {
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm ? [process.execPath, npm] : ["npm"];
  let errors = "";
  const onErrors = args[0] === "ci" ? (/** @type {string} */ text) => (errors += text) : undefined;
  const code = await runCommand(command ?? "npm", [...first, ...args], root, { onErrors });
  return { code, errors };
}

/** @param {string} root */
export function arePackagesFresh(root) {
  const installed = path.join(root, "node_modules/.package-lock.json");
  // npm writes this file last: if it is missing, the installation was interrupted.
  if (!existsSync(installed)) return false;
  const stamp = stampFile(root);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lockHash(root)) return true;
  return agrees(readLock(path.join(root, "package-lock.json")), readLock(installed));
}

/**
 * Whether exactly what the lock file asks for has been installed by npm itself.
 * @param {LockFile} wanted
 * @param {LockFile} installed
 */
function agrees(wanted, installed) {
  return Object.entries(wanted.packages ?? {}).every(([name, entry]) => {
    const found = installed.packages?.[name];
    return name === "" || entry.link || (found ? found.version === entry.version : entry.optional);
  });
}

/**
 * @param {string} file
 * @returns {LockFile}
 */
function readLock(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** @param {string} root */
function lockHash(root) {
  return createHash("sha256")
    .update(readFileSync(path.join(root, "package-lock.json")))
    .digest("hex");
}

/** @param {string} root */
function stampFile(root) {
  return path.join(root, "node_modules/.packages-stamp");
}
