import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { logFolder } from "@/scripts/launcher/site-logs";
import { e2eDatabaseUrl } from "./e2e-database";

// Starts one site for the tests: `npm run serve` with its own database (or with another backend).
if (process.env.E2E_DATABASE) {
  process.env.DATABASE_URL = e2eDatabaseUrl();
  await createDatabase(process.env.E2E_DATABASE);
}
const server = spawn(process.execPath, ["scripts/serve.mjs"], {
  stdio: ["ignore", "pipe", "pipe"],
  env: process.env,
});
// Read when all journeys have ended: nothing of a person may be in it.
const log = createWriteStream(path.join(logFolder(tmpdir()), `${process.env.PORT}.log`));
server.stdout.pipe(log, { end: false });
server.stderr.pipe(log, { end: false });
server.stderr.pipe(process.stderr);
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 1));

async function createDatabase(name: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  await client.end();
}
