import { spawn, type ChildProcess } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { untilAnswering } from "./empty-site";
import { openEmbeddedPostgres } from "../launcher/embedded-postgres";
import { stopNext } from "../launcher/next-process";
import { projectRoot } from "../launcher/project";

const program = "/usr/sbin/nginx";

/** As `deploy/nginx.conf` says. */
export const frontPort = 8080;

/** Debian's nginx with the very file of `deploy/`, in front of sites on these ports of this machine. */
export async function startFront(folder: string, ports: number[]): Promise<() => void> {
  if (!existsSync(program)) throw new Error("nginx is needed: apt-get install nginx");
  copyFileSync(path.join(projectRoot, "deploy/nginx.conf"), path.join(folder, "zerokey.conf"));
  const servers = ports.map((port) => `server 127.0.0.1:${port} max_fails=2 fail_timeout=5s;`).join("\n");
  writeFileSync(
    path.join(folder, "zerokey-sites.conf"),
    `upstream sites {\nzone sites 128k;\nleast_conn;\n${servers}\nkeepalive 32;\n}\n`,
  );
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

export type OneSite = { port: number; stop: () => Promise<void>; start: () => Promise<void> };

/** Sites as `npm run serve` starts them, on one database of their own. */
export async function startSites(folder: string, ports: number[], more: Record<string, string>) {
  const database = await openEmbeddedPostgres({ dataDir: path.join(folder, "data") });
  const sites: OneSite[] = [];
  for (const port of ports) {
    let child: ChildProcess | undefined;
    const start = async () => {
      child = spawn(process.execPath, ["--conditions=react-server", "--import", "tsx", "scripts/serve.ts"], {
        cwd: projectRoot,
        env: {
          ...process.env,
          ...more,
          PORT: String(port),
          DATABASE_URL: database.url,
          DATA_DIR: path.join(folder, "data"),
        },
        stdio: ["ignore", "ignore", "inherit"],
      });
      await untilAnswering(port, child);
    };
    await start();
    sites.push({ port, start, stop: async () => child && stopNext(child, 10_000) });
  }
  return {
    sites,
    stop: async () => {
      await Promise.all(sites.map((site) => site.stop()));
      await database.stop();
    },
  };
}
