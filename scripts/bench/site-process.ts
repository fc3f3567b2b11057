import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The process that listens on this port. Linux only. */
export function pidOf(port: number): number {
  const owner = execFileSync("ss", ["-Hltnp", `sport = :${port}`], { encoding: "utf8" });
  return Number(/pid=(\d+)/.exec(owner)?.[1]);
}

/** How many connections to this port are open. Linux only. */
export function connectionsTo(port: number): number {
  const open = execFileSync("ss", ["-Htn", "state", "established", `sport = :${port}`], { encoding: "utf8" });
  return open.split("\n").filter(Boolean).length;
}

/** Of the process that listens on this port: processor seconds since its start, resident memory. Linux only. */
export function processOf(port: number): { seconds: number; megabytes: number } {
  const pid = pidOf(port);
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  const pages = Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]);
  return { seconds: (Number(stat[11]) + Number(stat[12])) / 100, megabytes: (pages * 4_096) / 1_000_000 };
}
