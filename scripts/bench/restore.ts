import { execFile } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { findFreePort } from "@/lib/process/free-port";
import { listLeadKeys } from "@/lib/enquiries/store/lead-queries";
import { countSpool, spoolFolder } from "@/lib/enquiries/intake/lead-spool";
import { say } from "../launcher/output";
import { projectRoot } from "../launcher/project";
import { hostPostgres, tableMarks, withClient, type HostPostgres } from "../launcher/host-postgres";
import { startLeadStream, type SentLead } from "./lead-stream";
import { siteRun } from "./site-run";
import { importPrices } from "./soak-traffic";

const leadsPerSecond = 10;

/**
 * A backup by `deploy/backup.sh`, taken while leads wait on the disk, brought back elsewhere by `deploy/restore.sh`; and the
 * database as it was at one moment, from a base backup and its log (docs/operations.md, "Backups").
 */
export async function benchRestore() {
  const folder = mkdtempSync(path.join(tmpdir(), "zerokey-restore-"));
  // The database runs as another user, who must be able to enter this folder.
  chmodSync(folder, 0o711);
  const archive = path.join(folder, "archive");
  mkdirSync(archive);
  chmodSync(archive, 0o777);
  const logged = {
    ...{ wal_level: "replica", archive_mode: "on", archive_timeout: "5" },
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
  };
  const old = await hostPostgres(path.join(folder, "old"));
  const [port, dataDir] = [await findFreePort(), path.join(folder, "site")];
  mkdirSync(dataDir, { mode: 0o711 });
  const site = siteRun(dataDir, port, { DATABASE_URL: old.url, TRUST_PROXY: "1" });
  try {
    await old.start(logged);
    await site.start();
    await old.baseBackup(path.join(folder, "point"));
    const stream = startLeadStream(`http://127.0.0.1:${port}`, leadsPerSecond);
    await pause(5_000);
    await importPrices(dataDir, 1, old.url);
    const before = stream.answered.length;
    const moment = await withClient(
      old.url,
      async (client) => (await client.query("select now()::text as now")).rows[0].now,
    );
    await pause(5_000);
    say("  the database stops; leads go to the disk, then the machine of the site is lost");
    await old.stop("SIGKILL");
    await pause(6_000);
    await stream.stop();
    const waiting = (await countSpool(spoolFolder(dataDir, false))).waiting;
    await site.killAll();
    await old.start(logged);
    const backup = await backUp(old.url, dataDir, folder);
    const same = await restoreElsewhere(old, backup, stream.answered, folder);
    const point = await backInTime(old, archive, moment, before, folder);
    return {
      isGood: stream.refused.length === 0 && waiting > 0 && same.isGood && point.isGood,
      rows: {
        "leads answered, of them on the disk": `${stream.answered.length}, ${waiting}`,
        ...same.rows,
        ...point.rows,
      },
    };
  } finally {
    await site.killAll();
    await old.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function backUp(url: string, dataDir: string, folder: string): Promise<string> {
  const env = { ...process.env, BACKUPS: path.join(folder, "backups"), DATABASE_URL: url, DATA_DIR: dataDir };
  const started = Date.now();
  const { stdout } = await promisify(execFile)("sh", ["deploy/backup.sh"], { cwd: projectRoot, env });
  say(`  backed up in ${Date.now() - started} ms`);
  return stdout.trim();
}

/** Compares each table, then starts a site on the copy, which brings in the leads that waited. */
async function restoreElsewhere(
  old: HostPostgres,
  backup: string,
  answered: readonly SentLead[],
  folder: string,
) {
  const copy = await hostPostgres(path.join(folder, "new"));
  const dataDir = path.join(folder, "new-site");
  const site = siteRun(dataDir, await findFreePort(), { DATABASE_URL: copy.url });
  try {
    await copy.start();
    const env = { ...process.env, DATABASE_URL: copy.url, DATA_DIR: dataDir };
    const started = Date.now();
    await promisify(execFile)("sh", ["deploy/restore.sh", backup], { cwd: projectRoot, env });
    const ms = Date.now() - started;
    const [was, is] = [await tableMarks(old.url), await tableMarks(copy.url)];
    const others = [...was].filter(([name, mark]) => is.get(name) !== mark).map(([name]) => name);
    await site.start();
    const deadline = Date.now() + 60_000;
    while ((await countSpool(spoolFolder(dataDir, false))).waiting > 0 && Date.now() < deadline)
      await pause(200);
    const stored = (await listLeadKeys(copy.url)).map(({ idempotencyKey }) => idempotencyKey);
    const lost = answered.filter(({ key }) => !stored.includes(key)).length;
    const twice = stored.length - new Set(stored).size;
    return {
      isGood: others.length === 0 && was.size === is.size && lost === 0 && twice === 0,
      rows: {
        "tables and sequences that are equal after the restore": `${was.size - others.length} of ${was.size} ${others.join(", ")}`,
        "restored in": `${ms} ms`,
        "leads lost, stored twice, once the site has started": `${lost}, ${twice}`,
      },
    };
  } finally {
    await site.killAll();
    await copy.stop();
  }
}

/** The database as it was at `moment`, when `known` leads had been answered. */
async function backInTime(old: HostPostgres, archive: string, moment: string, known: number, folder: string) {
  await withClient(old.url, (client) => client.query("select pg_switch_wal()"));
  await pause(6_000);
  const all = await withClient(
    old.url,
    async (client) => (await client.query("select count(*)::int as n from leads")).rows[0].n,
  );
  const point = await hostPostgres(path.join(folder, "point"));
  try {
    await point.replay({
      restore_command: `cp ${archive}/%f %p`,
      recovery_target_time: moment,
      recovery_target_action: "promote",
    });
    const { rows } = await withClient(point.url, (client) =>
      client.query<{ n: number; after: number }>(
        "select count(*)::int as n, count(*) filter (where stored_at > $1)::int as after from leads",
        [moment],
      ),
    );
    const { n = -1, after = -1 } = rows[0] ?? {};
    return {
      // An answer may have been under way at that moment.
      isGood: after === 0 && n >= known && n < all,
      rows: {
        "leads at the chosen moment, later": `${n}, ${all}`,
        "files of the log": String(readdirSync(archive).length),
      },
    };
  } finally {
    await point.stop();
  }
}
