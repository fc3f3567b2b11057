import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openS3Server } from "@/lib/media/testing/s3-server";
import { findFreePort } from "@/lib/process/free-port";
import { redisProgram, redisServer, type RedisServer } from "@/lib/process/testing/redis-server";
import { frontPort, oneSite, startFront, type OneSite } from "../nginx-front";
import { openReceivers, type Receivers } from "../receivers";
import { startPair, type Server } from "../../launcher/testing/debian-postgres";

export const host = `localhost:${frontPort}`;
const token = "a-token-of-the-bench";

export type Cluster = {
  folder: string;
  sites: [OneSite, OneSite, OneSite];
  /** Their folders: each site has its own, as on machines of their own. */
  dataDirs: string[];
  main: Server;
  replica: Server;
  redis: RedisServer;
  receivers: Receivers;
  stop: () => Promise<void>;
};

/** Three sites behind Debian's nginx, on Debian's PostgreSQL with a replica that streams, and Redis. */
export async function startCluster(): Promise<Cluster> {
  if (!redisProgram) throw new Error("Redis is needed: apt-get install redis-server");
  const folder = mkdtempSync(path.join(tmpdir(), "zerokey-cluster-"));
  chmodSync(folder, 0o711);
  const ports: number[] = [];
  while (ports.length < 6) ports.push(await findFreePort());
  const [one = 0, two = 0, three = 0, mainPort = 0, replicaPort = 0, redisPort = 0] = ports;
  const { main, replica } = await startPair(path.join(folder, "postgres"), [mainPort, replicaPort]);
  const redis = redisServer(redisPort);
  await redis.start();
  const [receivers, bucket] = [await openReceivers(), await openS3Server()];
  const settings = {
    ...receivers.settings,
    SITE_URL: `http://${host}`,
    DATABASE_URL: main.url,
    DATABASE_READ_URL: replica.url,
    REDIS_URL: redis.url,
    MEDIA_STORE: bucket.setting,
    AWS_ACCESS_KEY_ID: bucket.keys.accessKeyId,
    AWS_SECRET_ACCESS_KEY: bucket.keys.secretAccessKey,
    TRUST_PROXY: "1",
    LOG_LEVEL: "fatal",
    METRICS_TOKEN: token,
  };
  const dataDirs = [one, two, three].map((port) => path.join(folder, `data-${port}`));
  const [first = "", ...others] = dataDirs;
  const at = (port: number) => oneSite(port, { ...settings, DATA_DIR: path.join(folder, `data-${port}`) });
  const sites: Cluster["sites"] = [at(one), at(two), at(three)];
  await sites[0].start();
  await makeSecret(one);
  for (const dataDir of others) {
    mkdirSync(dataDir, { recursive: true });
    copyFileSync(path.join(first, "address-secret"), path.join(dataDir, "address-secret"));
  }
  await Promise.all(sites.slice(1).map((site) => site.start()));
  const stopFront = await startFront(folder, [one, two, three]);
  return {
    ...{ folder, sites, dataDirs, main, replica, redis, receivers },
    async stop() {
      stopFront();
      await Promise.all(sites.map((site) => site.stop()));
      for (const server of [replica, main]) await server.signal("SIGINT");
      await redis.stop();
      await Promise.all([receivers.close(), bucket.close()]);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The first lead makes the secret of the installation. */
async function makeSecret(port: number): Promise<void> {
  const { sendLead } = await import("./visitors");
  const [, { status, text }] = await sendLead({ port, host, number: 0 });
  if (status !== 201) throw new Error(`The first lead was not taken: ${status} ${text}`);
}
