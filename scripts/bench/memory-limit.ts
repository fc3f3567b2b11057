import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import path from "node:path";

const root = "/sys/fs/cgroup";

/** A group of processes whose memory has a limit, as a container or a systemd unit has. Linux only, as root. */
export type MemoryLimit = {
  /** Before the command that is to run in it. */
  prefix: string[];
  /** The most it has used, in megabytes, and how often the system ended a process of it. */
  read: () => { mostMegabytes: number; kills: number };
  remove: () => void;
};

/** Throws a sentence where this machine lets nobody make such a group. */
export function limitMemory(megabytes: number): MemoryLimit {
  const isOld = existsSync(path.join(root, "memory"));
  const folder = path.join(root, isOld ? "memory" : "", `zerokey-${process.pid}`);
  const file = (old: string, now: string) => path.join(folder, isOld ? old : now);
  try {
    mkdirSync(folder);
    writeFileSync(file("memory.limit_in_bytes", "memory.max"), `${megabytes}M`);
  } catch (error) {
    throw new Error(`This machine lets nobody limit memory (${folder}).`, { cause: error });
  }
  const numberIn = (name: string, word = "") =>
    Number(new RegExp(`${word}\\s*(\\d+)`).exec(readFileSync(name, "utf8"))?.[1] ?? 0);
  return {
    prefix: ["/bin/sh", "-c", `echo $$ > ${folder}/cgroup.procs && exec "$@"`, "sh"],
    read: () => ({
      mostMegabytes: Math.round(numberIn(file("memory.max_usage_in_bytes", "memory.peak")) / 1_048_576),
      kills: numberIn(file("memory.oom_control", "memory.events"), "oom_kill"),
    }),
    remove: () => rmdirSync(folder),
  };
}
