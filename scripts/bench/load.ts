import { execFile } from "node:child_process";
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
  encoding: "br" | "gzip" | "identity";
  seconds: number;
  connections?: number;
  /** Each connection from an address of its own: nginx bounds what one may ask. */
  fromMany?: boolean;
  /** Requests a second in all; without it as many as go. */
  perSecond?: number;
};

/** Loads addresses, in turn, from a process of its own, and resolves with what that measured. Waits are milliseconds. */
export async function load({ connections = 16, ...options }: LoadOptions): Promise<LoadResult> {
  const program = path.join(projectRoot, "scripts/bench/load-process.mjs");
  const { stdout } = await run(process.execPath, [program, JSON.stringify({ ...options, connections })]);
  return JSON.parse(stdout) as LoadResult;
}
