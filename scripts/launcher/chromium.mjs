import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { runCommand } from "./child.mjs";

// The first is the same browser without a user interface: the browser tests take half the time with it.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const folders = (process.env.PATH ?? "").split(path.delimiter).concat("/usr/bin");

/**
 * The path of a working Chromium, which is installed if the machine has none.
 * @param {string} root the project's folder
 * @param {(line: string) => void} log
 * @returns {Promise<string>}
 */
export async function ensureChromium(root, log) {
  const present = await findChromium();
  if (present) return present;
  if (process.getuid?.() === 0 && works("apt-get")) {
    log("Browser: installing chromium with apt-get");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const updated = await runCommand("apt-get", ["update", "-qq"], root, { env });
    for (const name of updated === 0 ? names.slice(0, 2) : []) {
      await runCommand("apt-get", ["install", "-y", "-qq", name], root, { env });
      const installed = await findChromium();
      if (installed) return installed;
    }
  }
  log("Browser: installing Playwright's chromium");
  const cli = path.join(root, "node_modules/playwright/cli.js");
  const dependencies = process.getuid?.() === 0 && works("apt-get") ? ["--with-deps"] : [];
  await runCommand(process.execPath, [cli, "install", ...dependencies, "chromium"], root);
  const installed = await findChromium();
  if (installed) return installed;
  throw new Error("No Chromium could be found or installed. Please install one, or set CHROMIUM_PATH to it.");
}

/** @returns {Promise<string | undefined>} */
async function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (works(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is set to ${CHROMIUM_PATH}, but that program does not run.`);
  }
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const { chromium } = await import("playwright");
  // A command may be a script that only asks to install something else, so each is tried.
  return [...onPath, chromium.executablePath()].find((file) => existsSync(file) && works(file));
}

/** @param {string} command */
function works(command) {
  return spawnSync(command, ["--version"], { stdio: "ignore", timeout: 30_000 }).status === 0;
}
