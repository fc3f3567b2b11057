import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { findFreePort } from "./free-port";
import { redisProgram, redisServer, type RedisServer } from "./testing/redis-server";

// Without a Redis or Valkey on this machine these are skipped, and the last line of the run counts them.
const withRedis = test.runIf(redisProgram !== undefined);

let redis: RedisServer;
let sites: ChildProcess[];
let said = "";
let tried = 0;

beforeAll(async () => {
  redis = redisServer(await findFreePort());
  sites = [0, 1].map(() => {
    const site = fork(path.join(import.meta.dirname, "testing/limits-process.ts"), {
      execArgv: ["--conditions=react-server", "--import", "tsx"],
      env: { ...process.env, REDIS_URL: redis.url, LOG_LEVEL: "info" },
      silent: true,
    });
    for (const stream of [site.stdout, site.stderr]) stream?.on("data", (chunk) => (said += chunk));
    return site;
  });
});
beforeEach(async () => {
  if (redisProgram === undefined) return;
  await redis.stop();
  await redis.start();
  await vi.waitUntil(areSharing, { timeout: 40_000, interval: 300 });
  said = "";
});
afterAll(async () => {
  for (const site of sites) site.kill();
  await redis.stop();
});

const saidAlone = () => said.split("counted by this site alone").length - 1;
const saidShared = () => said.split("limits are shared").length - 1;

type Told = { refusal: string | null };

async function count(site: number, phone: string): Promise<Told> {
  sites[site]?.send(phone);
  const [told] = (await once(sites[site]!, "message")) as [Told]; // one of the two above
  return told;
}

/** How many of `times` in a row, each at the next of these sites, were not refused. */
async function countAll(phone: string, times: number, which = [0, 1]) {
  const told: Told[] = [];
  for (let index = 0; index < times; index += 1)
    told.push(await count(which[index % which.length] ?? 0, phone));
  return told.filter(({ refusal }) => refusal === null).length;
}

/** Each alone would take half of six; together they take five of one number. */
const areSharing = async () => (await countAll(`+9180000000${10 + tried++}`, 6)) === 5;

withRedis("two sites count one number together", async () => {
  expect(await countAll("+919000000001", 12)).toBe(5);
  const { refusal } = await count(1, "+919000000001");
  expect(refusal).toContain("We have several requests from this number already");
  expect(refusal).toContain("10 minutes");
});

withRedis("what is kept in Redis names nobody", async () => {
  await count(0, "+919000000002");
  const { createClient } = await import("@redis/client");
  const client = await createClient({ url: redis.url }).connect();
  const keys = await client.keys("*");
  client.destroy();
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => !/^site-limits:[\w-]{43}$/.test(key))).toEqual([]);
});

withRedis("without Redis each site counts alone, says so once, and shares again afterwards", async () => {
  await countAll("+919000000003", 2);
  await redis.stop();
  expect(await countAll("+919000000004", 24)).toBe(10);
  await vi.waitUntil(() => saidAlone() === 2, 20_000);
  await redis.start();
  await vi.waitUntil(() => saidShared() === 2, 20_000);
  expect(await countAll("+919000000005", 12)).toBe(5);
});

withRedis("a Redis that hangs is waited for once by each site, and not by each visitor", async () => {
  await countAll("+919000000006", 2);
  redis.signal("SIGSTOP");
  // Longer than a try to connect and the rest after it.
  for (let second = 0; second < 5; second += 1) {
    expect(await countAll(`+9190000001${second}0`, 2)).toBe(2);
    await pause(1_000);
  }
  // Whoever waits in vain leaves it, and says so.
  expect([saidAlone(), saidShared()]).toEqual([2, 0]);
  redis.signal("SIGCONT");
  await vi.waitUntil(() => saidShared() === 2, 20_000);
  expect(await countAll("+919000000008", 12)).toBe(5);
});
