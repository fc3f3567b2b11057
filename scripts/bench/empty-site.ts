import { execFile, spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { projectRoot } from "../launcher/project";

const run = promisify(execFile);
/** Below the project, so that it finds the same packages. */
const folder = path.join(projectRoot, ".next/bench/empty");
const next = path.join(projectRoot, "node_modules/next/dist/bin/next");
const env = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: "1",
  NODE_ENV: undefined,
} as unknown as NodeJS.ProcessEnv;

/** An empty static page of the same Next, by Next's own server: what our pages are held against. */
export async function startEmptySite(port: number): Promise<{ stop: () => void }> {
  if (!existsSync(path.join(folder, ".next/BUILD_ID"))) await build();
  const child = spawn(process.execPath, [next, "start", "-p", String(port)], {
    cwd: folder,
    env,
    stdio: "ignore",
  });
  await untilAnswering(port, child);
  return { stop: () => void child.kill("SIGKILL") };
}

async function build(): Promise<void> {
  mkdirSync(path.join(folder, "app"), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write("package.json", `{"private":true,"type":"module"}`);
  write("next.config.mjs", `export default { agentRules: false };\n`);
  write(
    "app/layout.jsx",
    `export default function Layout({ children }) { return <html><body>{children}</body></html>; }\n`,
  );
  write("app/page.jsx", `export default function Page() { return <p>Empty</p>; }\n`);
  await run(process.execPath, [next, "build"], { cwd: folder, env });
}

/** Resolves when something answers on this port. */
export async function untilAnswering(port: number, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${port}/`);
      return;
    } catch (error) {
      if (child.exitCode !== null || Date.now() > deadline) throw error;
      await pause(50);
    }
  }
}
