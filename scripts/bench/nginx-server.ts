import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "@/lib/process/free-port";
import { untilAnswering } from "./empty-site";

const program = "/usr/sbin/nginx";

/** nginx with one body, as a file of its own; null where it is not installed. */
export async function startNginx(
  body: Buffer,
  encoding: "br" | "identity",
): Promise<{ port: number; stop: () => void } | null> {
  if (!existsSync(program)) return null;
  const folder = mkdtempSync(path.join(tmpdir(), "zerokey-nginx-"));
  chmodSync(folder, 0o711);
  const port = await findFreePort();
  writeFileSync(path.join(folder, "page"), body);
  writeFileSync(path.join(folder, "nginx.conf"), configuration(folder, port, encoding));
  const child = spawn(program, ["-p", folder, "-c", path.join(folder, "nginx.conf"), "-e", "/dev/null"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  await untilAnswering(port, child);
  return {
    port,
    stop: () => {
      child.once("exit", () => rmSync(folder, { recursive: true, force: true }));
      // It ends its worker with itself.
      child.kill("SIGTERM");
    },
  };
}

/** One worker, as Node has one thread; connections stay open as long as they are used. */
function configuration(folder: string, port: number, encoding: "br" | "identity"): string {
  const coding = encoding === "br" ? "add_header Content-Encoding br;" : "";
  return `daemon off; worker_processes 1; pid ${folder}/pid;
events { worker_connections 256; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000; open_file_cache max=10;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${port};
    location = / { root ${folder}; default_type "text/html; charset=utf-8"; ${coding} try_files /page =404; }
  }
}
`;
}
