import { execFileSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { pidOf } from "./site-process";

/**
 * Does some work while this process, the site on this port and its database have one processor core between them. False
 * where `taskset` can't do that: then they had all.
 */
export async function onOneCore(port: number, work: () => Promise<void>): Promise<boolean> {
  const everything = `0-${availableParallelism() - 1}`;
  const isPinned = pin(port, "0");
  try {
    await work();
  } finally {
    if (isPinned) pin(port, everything);
  }
  return isPinned;
}

function pin(port: number, cores: string): boolean {
  try {
    for (const pid of [process.pid, ...processesOf(port)])
      execFileSync("taskset", ["-acp", cores, String(pid)], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** What the launcher of the site has started. Linux only. */
function processesOf(port: number): number[] {
  const parents = new Map(
    execFileSync("ps", ["-eo", "pid=,ppid="], { encoding: "utf8" })
      .split("\n")
      .map((line) => line.trim().split(/\s+/).map(Number))
      .map(([pid, parent]) => [pid ?? 0, parent ?? 0]),
  );
  const launcher = parents.get(pidOf(port));
  if (!launcher) throw new Error("The site's launcher is not known.");
  const isUnder = (pid: number): boolean => pid === launcher || (pid > 1 && isUnder(parents.get(pid) ?? 0));
  return [...parents.keys()].filter(isUnder);
}
