import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { findFreePort } from "./free-port";
import { redisProgram, redisServer, type RedisServer } from "./testing/redis-server";

// Without a Redis or Valkey on this machine these are skipped, and the last line of the run counts them.
const withRedis = test.runIf(redisProgram !== undefined);

let redis: RedisServer;
let sites: ChildProcess[];
let said = "";

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
  // Both are there, and whoever was without Redis has found it again.
  await countAll("+919000000000", 2);
  await pause(2_500);
  said = "";
});
afterAll(async () => {
  for (const site of sites) site.kill();
  await redis.stop();
});

type Told = { refusal: string | null; ms: number };

async function count(site: number, phone: string): Promise<Told> {
  sites[site]?.send(phone);
  const [told] = (await once(sites[site]!, "message")) as [Told]; // one of the two above
  return told;
}

/** How many of `times` in a row, each at the next of these sites, were not refused; `slowest` in milliseconds. */
async function countAll(phone: string, times: number, which = [0, 1]) {
  const told: Told[] = [];
  for (let index = 0; index < times; index += 1)
    told.push(await count(which[index % which.length] ?? 0, phone));
  return {
    taken: told.filter(({ refusal }) => refusal === null).length,
    slowest: Math.max(...told.map(({ ms }) => ms)),
  };
}

withRedis("two sites count one number together", async () => {
  expect(await countAll("+919000000001", 12)).toMatchObject({ taken: 5 });
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

withRedis(
  "without Redis each site counts alone, soon, says so once, and shares again afterwards",
  async () => {
    await countAll("+919000000003", 2);
    await redis.stop();
    const alone = await countAll("+919000000004", 24);
    expect(alone.taken).toBe(10);
    expect(alone.slowest).toBeLessThan(1_000);
    expect(said.split("counted by this site alone").length - 1).toBe(2);
    await redis.start();
    await pause(2_500);
    expect(said.split("limits are shared").length - 1).toBe(2);
    expect(await countAll("+919000000005", 12)).toMatchObject({ taken: 5 });
  },
);

withRedis("a Redis that hangs costs a quarter of a second, once, and not each visitor", async () => {
  await countAll("+919000000006", 2);
  redis.signal("SIGSTOP");
  const first = await countAll("+919000000007", 2);
  expect(first.slowest).toBeGreaterThan(200);
  expect(first.slowest).toBeLessThan(1_000);
  // Longer than a try to connect and the rest after it.
  for (let second = 0; second < 5; second += 1) {
    expect((await countAll(`+9190000001${second}0`, 2)).slowest).toBeLessThan(100);
    await pause(1_000);
  }
  redis.signal("SIGCONT");
  await pause(4_500);
  expect(await countAll("+919000000008", 12)).toMatchObject({ taken: 5 });
});
