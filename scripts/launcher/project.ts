import { createRequire } from "node:module";
import { existsSync } from "node:fs";
import path from "node:path";
import { settingNames } from "@/lib/process/env";

/** The project's folder, so that the commands work from anywhere. */
export const projectRoot = path.resolve(import.meta.dirname, "../..");

/** Loads `.env.local` and `.env`. Variables that are set already take precedence, then the first file. */
export function loadEnvFiles(): void {
  process.chdir(projectRoot);
  for (const name of [".env.local", ".env"]) if (existsSync(name)) process.loadEnvFile(name);
}

/**
 * For programs that choose all settings of the sites they start, but for `kept`: an empty one counts as unset, and no `.env`
 * file sets it.
 */
export function emptySettings(...kept: string[]): void {
  for (const name of settingNames) if (!kept.includes(name)) process.env[name] = "";
}

const require = createRequire(import.meta.url);
const { bin } = require("next/package.json") as { bin: { next: string } };
/** The file of Next's own command. */
export const nextCommand = path.join(path.dirname(require.resolve("next/package.json")), bin.next);
