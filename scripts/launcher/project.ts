import { existsSync } from "node:fs";
import path from "node:path";

/** The project's folder, so that the commands work from anywhere. */
export const projectRoot = path.resolve(import.meta.dirname, "../..");

/** Loads `.env.local` and `.env`. Variables that are set already take precedence, then the first file. */
export function loadEnvFiles(): void {
  process.chdir(projectRoot);
  for (const name of [".env.local", ".env"]) if (existsSync(name)) process.loadEnvFile(name);
}
