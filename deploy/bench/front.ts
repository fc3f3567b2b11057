import { spawn } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { rawRequest } from "@/e2e/raw-request";
import { untilAnswering } from "@/scripts/bench/site";
import { projectRoot } from "@/scripts/launcher/project";

const program = "/usr/sbin/nginx";

/** Where nginx listens, as `deploy/nginx.conf` says. */
export const front = "http://localhost:8080";
/** What a browser of today sends. */
export const brotli = "Accept-Encoding: gzip, deflate, br, zstd";

/** Asks nginx for this address with these headers; nothing is added to them. */
export const get = (address: string, ...headers: string[]) => rawRequest(front, `GET ${address}`, headers);

/**
 * Debian's nginx with the very file of `deploy/`, in front of sites on these ports of this machine. `manyVisitors`: it believes
 * who says to come from another address, as all of a bench come from one.
 */
export async function startFront(folder: string, ports: number[], manyVisitors = false): Promise<() => void> {
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
  const visitors = manyVisitors ? "set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;" : "";
  const around = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http { ${visitors} include zerokey.conf; }`;
  writeFileSync(path.join(folder, "nginx.conf"), around);
  const child = spawn(program, ["-c", path.join(folder, "nginx.conf")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  await untilAnswering(front, child);
  return () => void child.kill("SIGTERM");
}
