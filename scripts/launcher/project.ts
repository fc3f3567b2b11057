import { existsSync } from "node:fs";
import path from "node:path";

/** The folder of the project: the commands work from anywhere. */
export const projectRoot = path.resolve(import.meta.dirname, "../..");

/** Takes over what `.env.local` and `.env` set; what the environment sets already wins, then the first file. */
export function loadEnvFiles(): void {
  process.chdir(projectRoot);
  for (const name of [".env.local", ".env"]) if (existsSync(name)) process.loadEnvFile(name);
}
