import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * Identifies a running process by its number and the time it started, because numbers are reused.
 * Undefined if no such process runs; a zombie process counts as not running.
 */
export function identifyProcess(pid: number): string | undefined {
  if (!isSignallable(pid)) return undefined;
  if (process.platform === "linux") return identifyOnLinux(pid);
  const started = ask("ps", ["-o", "lstart=", "-p", String(pid)]);
  return started ? `${pid} ${started}` : undefined;
}

export function isRunning(pid: number): boolean {
  return identifyProcess(pid) !== undefined;
}

/** The command line of a process: empty while it is ending, undefined if it has ended or cannot be read. */
export function commandLine(pid: number): string | undefined {
  if (process.platform === "linux") return readProc(`/proc/${pid}/cmdline`)?.replaceAll("\0", " ").trim();
  return ask("ps", ["-ww", "-o", "command=", "-p", String(pid)]);
}

function identifyOnLinux(pid: number): string | undefined {
  const stat = readProc(`/proc/${pid}/stat`);
  if (!stat) return undefined;
  // The name in brackets may hold spaces and brackets, so the fields are counted from the last one.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [state, started] = [fields[0], fields[19]];
  if (state === "Z" || state === "X") return undefined;
  // Start times count from the boot of the machine.
  return `${pid} ${started} ${readProc("/proc/sys/kernel/random/boot_id")?.trim() ?? ""}`;
}

function isSignallable(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs as another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function readProc(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    // The process has ended meanwhile.
    return undefined;
  }
}

function ask(command: string, args: string[]): string | undefined {
  try {
    return (
      execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim() ||
      undefined
    );
  } catch {
    // ps exits with 1 for a process that does not exist.
    return undefined;
  }
}
