import { say } from "../launcher/output";
import { checkDesk } from "./cluster/checks-desk";
import { checkDelivery, checkMain, checkReplica, checkSites } from "./cluster/checks-failures";
import { checkLimits } from "./cluster/checks-limits";
import { checkNews } from "./cluster/checks-news";
import { measureSpeed } from "./cluster/checks-speed";
import { startCluster, type Cluster } from "./cluster/cluster";
import { toRows, type Check } from "./report";

const parts: Record<string, (cluster: Cluster) => Promise<Check[]>> = {
  news: checkNews,
  delivery: checkDelivery,
  limits: checkLimits,
  desk: checkDesk,
  sites: checkSites,
  replica: checkReplica,
  main: checkMain,
  speed: measureSpeed,
};

/**
 * Three real sites behind nginx, on PostgreSQL with a replica and Redis, all of Debian (docs/reliability.md). `only`: parts of it, by
 * their names above; all of them when it is empty.
 */
export async function benchCluster(only: readonly string[]) {
  const unknown = only.filter((name) => !(name in parts));
  if (unknown.length > 0) throw new Error(`--only takes ${Object.keys(parts).join(", ")}.`);
  const cluster = await startCluster();
  try {
    const checks: Check[] = [];
    for (const [name, part] of Object.entries(parts)) {
      if (only.length > 0 && !only.includes(name)) continue;
      const found = await part(cluster);
      // Minutes lie between them.
      for (const [what, figure] of Object.entries(toRows(found))) say(`  ${name}: ${what}: ${figure}`);
      checks.push(...found);
    }
    return { rows: toRows(checks), isGood: checks.every(([, isGood]) => isGood) };
  } finally {
    await cluster.stop();
  }
}
