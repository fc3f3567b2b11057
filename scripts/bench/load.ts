import { execFile } from "node:child_process";
import http from "node:http";
import path from "node:path";
import { promisify } from "node:util";
import { at } from "./report";

export type LoadOptions = {
  port: number;
  paths: string[];
  encoding: "br" | "gzip" | "identity";
  seconds: number;
  connections?: number;
  /** Requests a second in all; without it as many as go. */
  perSecond?: number;
};

/** Loads addresses, in turn, from a process of its own, and resolves with what that measured. */
export async function load({ connections = 16, ...options }: LoadOptions) {
  const program = path.join(import.meta.dirname, "load-process.mjs");
  const args = [program, JSON.stringify({ ...options, connections })];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 100_000_000 });
  const { waits, failed } = JSON.parse(stdout) as { waits: number[]; failed: number };
  const [p50, p95, p99, most] = [0.5, 0.95, 0.99, 1].map((part) => at(waits, part));
  return { perSecond: waits.length / options.seconds, p50: p50!, p95: p95!, p99: p99!, most: most!, failed }; // four parts
}

/** Asks for one address after the other on one connection; resolves with the whole answer and its milliseconds. */
export function askInTurn(port: number, headers: Record<string, string> = {}) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  return (address: string) =>
    new Promise<{ ms: number; body: string }>((resolve, reject) => {
      const sent = performance.now();
      const options = { host: "127.0.0.1", agent, port, path: address, headers };
      const request = http.get(options, (response) => {
        let body = "";
        response.setEncoding("utf8").on("data", (part: string) => (body += part));
        response.on("end", () => {
          if (response.statusCode === 200) resolve({ ms: performance.now() - sent, body });
          else reject(new Error(`${address} answers ${response.statusCode}.`));
        });
      });
      request.on("error", reject);
    });
}
