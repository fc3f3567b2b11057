import { mkdtempSync, chmodSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "@/lib/process/free-port";
import { checkIds } from "./nginx/checks-ids";
import { checkLanguages } from "./nginx/checks-languages";
import { checkLeadsAndDesk, checkLimits } from "./nginx/checks-leads";
import { checkNavigation, checkPages } from "./nginx/checks-pages";
import { checkWithoutSites } from "./nginx/checks-without-sites";
import { checkWorker } from "./nginx/checks-worker";
import { front, token } from "./nginx/front";
import { startFront, startSites } from "./nginx-front";
import { toRows } from "./report";

/** `deploy/nginx.conf` as it stands, with Debian's nginx, in front of two real sites. */
export async function benchNginx() {
  const folder = mkdtempSync(path.join(tmpdir(), "zerokey-nginx-"));
  chmodSync(folder, 0o711);
  const ports = [await findFreePort(), await findFreePort()];
  const running = await startSites(folder, ports, {
    SITE_URL: front,
    TRUST_PROXY: "1",
    LOG_LEVEL: "error",
    METRICS_TOKEN: token,
  });
  const stopFront = await startFront(folder, ports);
  const [port = 0] = ports;
  try {
    const checks = [
      ...(await checkPages()),
      ...(await checkNavigation(port)),
      ...(await checkLanguages(port)),
      ...(await checkWorker(port)),
      ...(await checkIds()),
      ...(await checkLeadsAndDesk()),
      ...(await checkLimits()),
      ...(await checkWithoutSites(running.sites)),
    ];
    return { rows: toRows(checks), isGood: checks.every(([, isGood]) => isGood) };
  } finally {
    stopFront();
    await running.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
