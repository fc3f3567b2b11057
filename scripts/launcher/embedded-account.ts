import { execFileSync, spawnSync } from "node:child_process";
import path from "node:path";
import { OperatorError } from "./errors";

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
