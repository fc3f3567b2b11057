import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import type { Account } from "./embedded-programs";
import { OperatorError } from "./errors";

/** UTF-8 locales know the letters of all languages; plain C, which exists everywhere, is the last resort. */
const characterTypes = ["C.UTF-8", "en_US.UTF-8", "C"];

/** Variables of the operator's shell (PGDATA, LC_ALL and so on) must not reach PostgreSQL's programs. */
export const postgresEnvironment: NodeJS.ProcessEnv = {
  NODE_ENV: process.env.NODE_ENV,
  PATH: process.env.PATH,
  LANG: "C",
  TZ: "UTC",
};

/** The password of the embedded database: made at the first call, readable by the current user only. */
export function readPassword(dataDir: string): string {
  const file = path.join(dataDir, "postgres-password");
  if (!existsSync(file)) {
    if (existsSync(path.join(dataDir, "postgres"))) {
      throw new OperatorError(
        `The database in ${dataDir} cannot be opened, because the file ${file} is missing.`,
      );
    }
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, randomBytes(24).toString("hex"), { mode: 0o600, flush: true });
    renameSync(draft, file);
  }
  return readFileSync(file, "utf8").trim();
}

/**
 * Creates an empty database in DATA_DIR/postgres, unless it exists. It is created under another name and renamed when
 * complete, so that a run killed in between leaves nothing half made.
 */
export async function ensureCluster(
  dataDir: string,
  initdb: string,
  account: Account,
  signal?: AbortSignal,
): Promise<void> {
  const cluster = path.join(dataDir, "postgres");
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith("postgres-new-"))
      rmSync(path.join(dataDir, name), { recursive: true, maxRetries: 5 });
  }
  if (existsSync(path.join(cluster, "PG_VERSION"))) return;

  const password = readPassword(dataDir);
  const workshop = path.join(dataDir, `postgres-new-${process.pid}`);
  mkdirSync(workshop, { mode: 0o700 });
  const passwordFile = path.join(workshop, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const { owner } = account;
  if (owner) for (const file of [workshop, passwordFile]) chownSync(file, owner.uid, owner.gid);
  try {
    const made = path.join(workshop, "data");
    await runInitdb(initdb, account, made, passwordFile, signal);
    renameSync(made, cluster);
  } finally {
    rmSync(workshop, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function runInitdb(
  initdb: string,
  account: Account,
  folder: string,
  passwordFile: string,
  signal?: AbortSignal,
) {
  let output = "";
  for (const characterType of characterTypes) {
    const [command = "", ...args] = [
      ...account.prefix,
      initdb,
      `--pgdata=${folder}`,
      `--pwfile=${passwordFile}`,
      "--username=postgres",
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      `--lc-ctype=${characterType}`,
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
    ];
    const child = spawn(command, args, {
      uid: account.uid,
      gid: account.gid,
      cwd: "/",
      env: postgresEnvironment,
      stdio: ["ignore", "pipe", "pipe"],
    });
    output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk));
    const kill = () => child.kill("SIGTERM");
    signal?.addEventListener("abort", kill, { once: true });
    const [code] = (await once(child, "close")) as [number | null];
    signal?.removeEventListener("abort", kill);
    signal?.throwIfAborted();
    if (code === 0) return;
    if (!output.includes("invalid locale name")) break;
  }
  throw new OperatorError(`The embedded database could not be created:\n${output.trim()}`);
}
