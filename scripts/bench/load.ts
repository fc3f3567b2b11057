import { execFile } from "node:child_process";
import net from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { projectRoot } from "../launcher/project";

const run = promisify(execFile);

export type LoadResult = {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  most: number;
  failed: number;
};
export type LoadOptions = {
  port: number;
  paths: string[];
  encoding: "br" | "identity";
  seconds: number;
  connections?: number;
  /** Requests a second in all; without it as many as go. */
  perSecond?: number;
};

/** Loads addresses whose answers do not change in length, and resolves with what it measured. Waits are milliseconds. */
export async function load({ connections = 16, ...options }: LoadOptions): Promise<LoadResult> {
  const sizes: number[] = [];
  for (const one of options.paths) sizes.push(await answerSize(options.port, one, options.encoding));
  const program = path.join(projectRoot, "scripts/bench/load-process.mjs");
  const { stdout } = await run(process.execPath, [
    program,
    JSON.stringify({ ...options, connections, sizes }),
  ]);
  return JSON.parse(stdout) as LoadResult;
}

/** The bytes of an answer with its head, on a connection that stays open. */
function answerSize(port: number, address: string, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ port, host: "127.0.0.1" });
    let head = "";
    let size = 0;
    let whole = Infinity;
    socket.on("connect", () =>
      socket.write(
        `GET ${address} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: ${encoding}\r\n\r\n`,
      ),
    );
    socket.on("data", (chunk) => {
      size += chunk.length;
      if (whole === Infinity) {
        head += chunk.toString("latin1");
        const end = head.indexOf("\r\n\r\n");
        if (end === -1) return;
        const length = /^content-length: (\d+)/im.exec(head.slice(0, end))?.[1];
        if (!head.startsWith("HTTP/1.1 200") || length === undefined)
          return reject(new Error(`${address} answered\n${head.slice(0, end)}`));
        whole = end + 4 + Number(length);
      }
      if (size < whole) return;
      socket.destroy();
      resolve(size);
    });
    socket.on("error", reject);
  });
}
