import { spawn, type ChildProcess } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { untilAnswering } from "./empty-site";
import { pidOf } from "./site-process";
import { openEmbeddedPostgres } from "../launcher/embedded-postgres";
import { exitText, stopNext } from "../launcher/next-process";
import { projectRoot } from "../launcher/project";

const program = "/usr/sbin/nginx";

/** As `deploy/nginx.conf` says. */
export const frontPort = 8080;

/** Debian's nginx with the very file of `deploy/`, in front of sites on these ports of this machine. */
export async function startFront(folder: string, ports: number[]): Promise<() => void> {
  if (!existsSync(program)) throw new Error("nginx is needed: apt-get install nginx");
  copyFileSync(path.join(projectRoot, "deploy/nginx.conf"), path.join(folder, "zerokey.conf"));
  // The file of `deploy/`, with these sites for those of `compose.yaml`.
  const lines = readFileSync(path.join(projectRoot, "deploy/zerokey-sites.conf"), "utf8").split("\n");
  const servers = lines.flatMap((line) => {
    if (!line.includes("server site")) return [line];
    return line.includes("site1") ? ports.map((port) => line.replace("site1:3000", `127.0.0.1:${port}`)) : [];
  });
  writeFileSync(path.join(folder, "zerokey-sites.conf"), servers.join("\n"));
  // What an earlier run kept is not this one's.
  rmSync("/var/cache/nginx/zerokey", { recursive: true, force: true });
  for (const one of ["/var/cache/nginx", "/var/log/nginx"]) mkdirSync(one, { recursive: true });
  const around = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http { include zerokey.conf; }`;
  writeFileSync(path.join(folder, "nginx.conf"), around);
  const child = spawn(program, ["-c", path.join(folder, "nginx.conf")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  await untilAnswering(frontPort, child);
  return () => void child.kill("SIGTERM");
}

export type OneSite = {
  port: number;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Like a power cut. */
  kill: () => Promise<void>;
};

/** A site as `npm run serve` starts it, not started yet. */
export function oneSite(port: number, settings: Record<string, string>): OneSite {
  let child: ChildProcess | undefined;
  return {
    port,
    async start() {
      child = spawn(process.execPath, ["--conditions=react-server", "--import", "tsx", "scripts/serve.ts"], {
        cwd: projectRoot,
        env: { ...process.env, ...settings, PORT: String(port) },
        stdio: ["ignore", "ignore", "inherit"],
      });
      await untilAnswering(port, child);
    },
    stop: async () => child && stopNext(child, 10_000),
    async kill() {
      if (!child) return;
      process.kill(pidOf(port), "SIGKILL");
      child.kill("SIGKILL");
      await exitText(child);
    },
  };
}

/** Sites on one database of their own. */
export async function startSites(folder: string, ports: number[], more: Record<string, string>) {
  const dataDir = path.join(folder, "data");
  const database = await openEmbeddedPostgres({ dataDir });
  const sites = ports.map((port) =>
    oneSite(port, { ...more, DATABASE_URL: database.url, DATA_DIR: dataDir }),
  );
  for (const site of sites) await site.start();
  return {
    sites,
    stop: async () => {
      await Promise.all(sites.map((site) => site.stop()));
      await database.stop();
    },
  };
}
