import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";

const preload = path.join(import.meta.dirname, "exit-with-parent.mjs");
let child: ChildProcess;
afterEach(() => void child.kill("SIGKILL"));

/** A process that runs for a minute, and reports when the preload has finished. */
function start(): void {
  child = spawn(
    process.execPath,
    ["--import", preload, "--eval", "console.log('runs'); setTimeout(() => {}, 60_000)"],
    { env: { ...process.env, EXIT_WITH_PARENT: "1" }, stdio: ["ignore", "pipe", "inherit", "ipc"] },
  );
}

describe("a process that ends with its parent", () => {
  it("ends when the parent goes", async () => {
    start();
    await once(child.stdout!, "data");
    child.disconnect();
    await once(child, "exit");
    expect(child.exitCode).toBe(1);
  });

  it("ends when the parent was gone before it looked", async () => {
    start();
    child.disconnect();
    await once(child, "exit");
    expect(child.exitCode).toBe(1);
  });
});
