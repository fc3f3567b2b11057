import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Where Redis or Valkey is on this machine; undefined where neither is (`apt-get install redis-server`). */
export const redisProgram = ["redis-server", "valkey-server"]
  .flatMap((name) => (process.env.PATH ?? "").split(path.delimiter).map((folder) => path.join(folder, name)))
  .find((file) => existsSync(file));

export type RedisServer = {
  url: string;
  start: () => Promise<void>;
  signal: (name: NodeJS.Signals) => void;
  stop: () => Promise<void>;
};

/** A real server on this port of this machine, whose data are in its memory alone; not started yet. */
export function redisServer(port: number): RedisServer {
  let child: ChildProcess | undefined;
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const settings = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
      child = spawn(redisProgram ?? "redis-server", settings, { stdio: "ignore" });
      while (!(await isListening(port))) {
        if (child.exitCode !== null) throw new Error(`${redisProgram} did not start.`);
        await pause(20);
      }
    },
    signal: (name) => void child?.kill(name),
    async stop() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child?.once("exit", resolve));
      child.kill("SIGKILL");
      await ended;
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1", () => (socket.destroy(), resolve(true)));
    socket.once("error", () => resolve(false));
  });
}
