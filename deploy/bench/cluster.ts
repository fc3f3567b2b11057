import { execFileSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { findFreePort } from "@/lib/process/free-port";
import { redisProgram, redisServer, type RedisServer } from "@/lib/process/testing/redis-server";
import { sendLead, startLeadStream } from "@/scripts/bench/lead-stream";
import { judgeLeads, openReceivers, type Receivers } from "@/scripts/bench/leads";
import { runBench, type Row } from "@/scripts/bench/report";
import { importWhole } from "@/scripts/bench/search-catalogue";
import { inFolder, makeSite, serve, type Site } from "@/scripts/bench/site";
import { withClient } from "@/scripts/launcher/embedded-postgres";
import { say } from "@/scripts/launcher/output";
import { projectRoot } from "@/scripts/launcher/project";
import { front, startFront } from "./front";
import { isFailed, startTraffic, tell } from "./traffic";

// Three real sites behind nginx, on PostgreSQL with a replica and Redis, all of Debian, as root
// (docs/reliability.md, "Several sites"): node --conditions=react-server --import tsx deploy/bench/cluster.ts [--only PART]...

type Cluster = {
  folder: string;
  sites: Site[];
  main: Server;
  replica: Server;
  redis: RedisServer;
  receivers: Receivers;
};
type Server = { url: string; start: () => void; stop: (mode: "fast" | "immediate") => void };

const parts: Record<string, (cluster: Cluster) => Promise<Row[]>> = { news, limits, sites, replica, main };

await runBench(async () => {
  const { values } = parseArgs({ options: { only: { type: "string", multiple: true, default: [] } } });
  const wanted = Object.keys(parts).filter((name) => values.only.length === 0 || values.only.includes(name));
  if (wanted.length === 0) throw new Error(`--only takes ${Object.keys(parts).join(", ")}.`);
  if (!redisProgram) throw new Error("Redis is needed: apt-get install redis-server");
  return inFolder((folder) =>
    withCluster(folder, async (cluster) => {
      const rows: Row[] = [];
      for (const name of wanted) {
        say(`  ${name}`);
        rows.push(...(await parts[name]!(cluster))); // one of its names
      }
      return rows;
    }),
  );
});

async function withCluster<T>(folder: string, work: (cluster: Cluster) => Promise<T>): Promise<T> {
  const [main, replica] = await startPair(folder);
  const redis = redisServer(await findFreePort());
  await redis.start();
  const receivers = await openReceivers();
  const settings = {
    ...receivers.settings,
    ...{ SITE_URL: front, DATABASE_URL: main.url, DATABASE_READ_URL: replica.url, REDIS_URL: redis.url },
    LOG_LEVEL: "fatal",
  };
  const made: Site[] = [];
  let stopFront = () => {};
  try {
    for (const name of ["one", "two", "three"]) {
      const dataDir = path.join(folder, name);
      mkdirSync(dataDir);
      const site = await makeSite(dataDir, { settings, program: serve });
      made.push(site);
      // The first lead makes the secret of the installation, which all sites share.
      const secret = path.join(folder, "one/address-secret");
      if (existsSync(secret)) copyFileSync(secret, path.join(dataDir, "address-secret"));
      await site.start();
      if (!existsSync(secret)) await sendLead(site.url, 0, "the-first-lead");
    }
    stopFront = await startFront(
      folder,
      made.map(({ port }) => port),
      true,
    );
    return await work({ folder, sites: made, main, replica, redis, receivers });
  } finally {
    stopFront();
    await Promise.all(made.map((site) => site.stop()));
    for (const server of [replica, main]) server.stop("fast");
    await Promise.all([redis.stop(), receivers.close()]);
  }
}

/** Debian's PostgreSQL below this folder: a main database and a replica that streams from it, both started. */
async function startPair(folder: string): Promise<[main: Server, replica: Server]> {
  const versions = "/usr/lib/postgresql";
  const newest = existsSync(versions) && readdirSync(versions).toSorted((a, b) => Number(b) - Number(a))[0];
  if (!newest) throw new Error("PostgreSQL is needed: apt-get install postgresql");
  const home = path.join(folder, "postgres");
  mkdirSync(home);
  chmodSync(home, 0o777);
  const run = (program: string, ...args: string[]) =>
    execFileSync("runuser", ["-u", "postgres", "--", path.join(versions, newest, "bin", program), ...args], {
      ...{ cwd: home, stdio: ["ignore", "ignore", "inherit"] },
    });
  const make = async (name: string): Promise<Server> => {
    const port = await findFreePort();
    const options = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c wal_level=replica`;
    const own = ["-D", path.join(home, name), "-w", "-l", path.join(home, `${name}.log`)];
    return {
      url: `postgres://postgres@127.0.0.1:${port}/zerokey`,
      start: () => run("pg_ctl", ...own, "-o", options, "start"),
      // Immediate: as in a power cut.
      stop: (mode) => run("pg_ctl", ...own, "-m", mode, "stop"),
    };
  };
  const [first, second] = [await make("main"), await make("replica")];
  run(
    "initdb",
    "-D",
    path.join(home, "main"),
    "-U",
    "postgres",
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--locale=C.UTF-8",
  );
  first.start();
  const system = first.url.replace(/zerokey$/, "postgres");
  await withClient(system, (client) => client.query("create database zerokey"));
  const from = `${system}?application_name=replica`;
  run("pg_basebackup", "-d", from, "-D", path.join(home, "replica"), "-R", "-X", "stream", "-c", "fast");
  second.start();
  return [first, second];
}

/** Visitors and leads through nginx while something happens: none may fail, and no lead be lost, doubled or left untold. */
async function during(
  what: string,
  { sites: all, main: { url }, receivers }: Cluster,
  event: () => Promise<void>,
) {
  const [traffic, leads] = [startTraffic(front, 20), startLeadStream(front, 4)];
  await pause(2_000);
  await event();
  await Promise.all([traffic.stop(), leads.stop()]);
  const dirs = all.map(({ dataDir }) => dataDir);
  const verdict = await judgeLeads(leads, receivers, dirs, (work) => work(url));
  const wrong = verdict.filter(([, , isGood = true]) => !isGood).map(([name, figure]) => `${name} ${figure}`);
  const again = leads.answered.filter(({ attempts }) => attempts > 1).length;
  return [
    tell(`${what}: pages`, traffic, isFailed),
    [
      `${what}: leads`,
      `${leads.answered.length}, ${again} sent again, slowest ${Math.max(...leads.answered.map(({ ms }) => ms))} ms; ${wrong.join("; ")}`,
      wrong.length + again === 0,
    ] as Row,
  ];
}

let imports = 0;

/** Gives the first project another name; resolves with how many milliseconds later every site shows it. */
async function importedMs({ folder, sites: all, main: { url } }: Cluster): Promise<number> {
  const [line = ""] = readFileSync(path.join(projectRoot, "content/catalogue/projects.ndjson"), "utf8").split(
    "\n",
  );
  const name = `Bench Lakecity ${(imports += 1)}`;
  const file = path.join(folder, "change.ndjson");
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(line) as object), name }));
  const began = Date.now();
  await importWhole(url, file);
  const shows = async (site: string) => {
    const page = await fetch(`${site}/propertydetails/1`).then((answer) => answer.text());
    if (page.includes(name) || Date.now() - began > 30_000) return;
    await pause(20);
    await shows(site);
  };
  await Promise.all([...all.map((site) => shows(site.url)), shows(front)]);
  return Date.now() - began;
}

const soon = (what: string, milliseconds: number): Row => [what, `${milliseconds} ms`, milliseconds <= 5_000];

async function news(cluster: Cluster): Promise<Row[]> {
  const usual = await importedMs(cluster);
  const onReplica = (statement: string) =>
    withClient(cluster.replica.url, (client) => client.query(statement));
  await onReplica("select pg_wal_replay_pause()");
  const late = await importedMs(cluster);
  await onReplica("select pg_wal_replay_resume()");
  return [
    soon("an import shows at every site and through nginx", usual),
    soon("… while the replica answers and is late", late),
  ];
}

/** A lead is never taken more often than five times from one number, by all sites together; without Redis by each. */
async function limits(cluster: Cluster): Promise<Row[]> {
  const { redis, sites: all } = cluster;
  const taken = async (number: number) => {
    let count = 0;
    for (let time = 0; time < 21; time += 1) {
      const { url } = all[time % all.length]!; // below its length
      if (
        (await sendLead(url, number, `${number}-${time}-of-one-number`, 10_000 * number + time)).status ===
        201
      )
        count += 1;
    }
    return count;
  };
  const rows: Row[] = [];
  const expect = async (what: string, number: number, wanted: number) => {
    const count = await taken(number);
    rows.push([what, `${count} of 21`, count === wanted]);
  };
  const failed = await during("Redis is killed, comes back and hangs", cluster, async () => {
    await expect("three sites take five leads of one number", 900_001, 5);
    await redis.stop();
    await pause(500);
    await expect("without Redis each site counts alone", 900_002, 15);
    await redis.start();
    await pause(2_500);
    // Each site opens its connection with the first lead that it counts.
    await taken(900_003);
    await expect("Redis is back: they count together", 900_004, 5);
    redis.signal("SIGSTOP");
    await pause(5_000);
    await expect("Redis hangs: each counts alone", 900_005, 15);
    redis.signal("SIGCONT");
  });
  return [...rows, ...failed];
}

async function sites(cluster: Cluster): Promise<Row[]> {
  const [first] = cluster.sites as [Site];
  const killed = await during("a site is killed (-9)", cluster, async () => {
    await first.kill();
    await pause(6_000);
    await first.start();
    await pause(2_000);
  });
  const rolled = await during("all three are restarted in turn", cluster, async () => {
    for (const site of cluster.sites) {
      await site.stop();
      await site.start();
      await pause(6_000);
    }
  });
  return [...killed, ...rolled];
}

async function replica(cluster: Cluster): Promise<Row[]> {
  let shown = 0;
  const failed = await during("the replica is killed", cluster, async () => {
    cluster.replica.stop("immediate");
    await pause(2_000);
    shown = await importedMs(cluster);
    cluster.replica.start();
    await pause(7_000);
  });
  return [...failed, soon("… and an import shows", shown)];
}

/** The main database is gone for 12 seconds, and the replica for a part of it: then a page that nobody had is 503. */
async function main(cluster: Cluster): Promise<Row[]> {
  const { main: server, replica: other, sites: all } = cluster;
  const away = await during("the main database is killed, the replica is read", cluster, async () => {
    server.stop("immediate");
    await pause(8_000);
    server.start();
    await pause(6_000);
  });
  const kept = all.map(({ url }) => `${url}/propertydetails/1`);
  await Promise.all(kept.map((url) => fetch(url)));
  for (const one of [server, other]) one.stop("immediate");
  await pause(3_000);
  const statuses = await Promise.all(kept.map(async (url) => (await fetch(url)).status));
  const unkept = await fetch(`${all[0]?.url}/propertylist?search=neverasked`);
  for (const one of [server, other]) one.start();
  await pause(5_000);
  return [
    ...away,
    [
      "both are gone: the last good pages go out",
      statuses.join(),
      statuses.every((status) => status === 200),
    ],
    [
      "… and a page that nobody had is 503 with Retry-After",
      String(unkept.status),
      unkept.status === 503 && unkept.headers.has("retry-after"),
    ],
  ];
}
