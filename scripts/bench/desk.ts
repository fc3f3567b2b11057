import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { importCatalogue } from "@/lib/catalogue/run/import-catalogue";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { withDeskDatabase } from "@/lib/desk/store/desk-database";
import { fillDesk, leadCount, pickRecords } from "@/lib/desk/testing/fill-desk";
import { findFreePort } from "@/lib/process/free-port";
import { shareDatabase } from "../launcher/database-lock";
import { say } from "../launcher/output";
import { projectRoot } from "../launcher/project";
import { deskScreens, type Records } from "./desk-screens";
import { said, writeDeskTable, type ScreenFigures, type Waits } from "./desk-table";
import { onOneCore } from "./one-core";
import { writeCatalogue } from "./search-catalogue";
import { processorMs } from "./processor";
import { siteRun } from "./site-run";

const warmUps = 8;
const times = 100;
const most = 100;

/** What each screen of the desk costs with 10,000 leads and so many projects (docs/performance.md, "The desk"). */
export async function benchDesk(projects: number) {
  const folder = mkdtempSync(path.join(tmpdir(), "zerokey-bench-"));
  chmodSync(folder, 0o711);
  const port = await findFreePort();
  const site = siteRun(folder, port, { TRUST_PROXY: "1" });
  try {
    await site.start();
    await fill(folder, projects);
    const session = await signIn(folder, port);
    const records = await readRecords(folder, session);
    const screens = deskScreens(records);
    const figures: ScreenFigures[] = [];
    for (const address of screens) figures.push({ address, ...(await measure(session, address)) });
    // What it costs stands out where client, site and database share a core.
    const isOnOne = await onOneCore(port, async () => {
      for (const [at, address] of screens.entries()) {
        const screen = figures[at];
        if (screen) screen.onOneCore = await measure(session, address);
      }
    });
    if (!isOnOne) for (const screen of figures) delete screen.onOneCore;
    writeDeskTable({ projects, leads: leadCount, times }, figures);
    const missed = figures.filter(({ p95 }) => p95 > most);
    return {
      rows: {
        "the processor": `${processorMs().toFixed(1)} ms for 100 lists as JSON`,
        ...Object.fromEntries(
          figures.map(({ address, onOneCore: one, ...all }) => [
            address,
            `${said(all)}${one ? `, on one core ${said(one)}` : ""}`,
          ]),
        ),
      },
      isGood: missed.length === 0,
    };
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function withDatabase<T>(folder: string, work: (url: string) => Promise<T>): Promise<T> {
  const { database, leave } = await shareDatabase(folder);
  return work(database.url).finally(leave);
}

async function fill(folder: string, projects: number): Promise<void> {
  const file = path.join(folder, "bench.ndjson");
  await writeCatalogue(file, projects);
  await withDatabase(folder, async (databaseUrl) => {
    const { added } = await importCatalogue({
      ...{ databaseUrl, files: [file], mediaHosts: [], yesReally: true },
      isAccepted: () => true,
    });
    await withDeskDatabase(databaseUrl, fillDesk);
    say(`  ${added} projects, ${leadCount} leads`);
  });
}

/** Asks on one connection as the owner. */
type Session = (address: string, form?: FormData | URLSearchParams) => Promise<{ ms: number; body: string }>;

async function signIn(folder: string, port: number): Promise<Session> {
  const origin = `http://localhost:${port}`;
  const args = ["--conditions=react-server", "--import", "tsx", "scripts/staff.ts"];
  const told = execFileSync(process.execPath, [...args, "add", "owner@example.com", "--role", "owner"], {
    cwd: projectRoot,
    env: { ...process.env, DATA_DIR: folder, SITE_URL: origin },
    encoding: "utf8",
  });
  const token = new URL(/http\S+/.exec(told)?.[0] ?? "").searchParams.get("token") ?? "";
  const headers: Record<string, string> = { Origin: origin, Accept: "application/json" };
  const answer = await fetch(origin + deskCall(deskCallPaths.signInByLink), {
    method: "POST",
    headers,
    body: new URLSearchParams({ token }),
  });
  const [cookie = ""] = (answer.headers.getSetCookie()[0] ?? "").split(";", 1);
  if (!answer.ok || !cookie) throw new Error(`Nobody could sign in: ${answer.status}.`);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  return async (address, form) => {
    if (form) {
      const sent = performance.now();
      const answer = await fetch(origin + address, {
        method: "POST",
        headers: { ...headers, Cookie: cookie },
        body: form,
      });
      return { ms: performance.now() - sent, body: await answer.text() };
    }
    const sent = performance.now();
    const { status, body } = await read({ agent, port, path: address, headers: { Cookie: cookie } });
    if (status !== 200) throw new Error(`${address} answers ${status}.`);
    return { ms: performance.now() - sent, body };
  };
}

function read(options: http.RequestOptions): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const request = http.get({ host: "127.0.0.1", ...options }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (part: string) => (body += part));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
    });
    request.on("error", reject);
  });
}

/** A record of each kind; the file is a sheet of 2,000 rows that is sent now. */
async function readRecords(folder: string, session: Session): Promise<Records> {
  const records = await withDatabase(folder, (url) =>
    withDeskDatabase(url, (db) => pickRecords(db, "BENCH-777")),
  );
  const lines = Array.from(
    { length: 2_000 },
    (_, at) =>
      `property,BENCH-${at + 11},Renamed ${at},Bench Builder 3,Apartment,Hyderabad,Telangana,Kokapet,3 BHK,1650,${90 + (at % 40)} L`,
  );
  const head =
    "kind,externalId,name,groupName,propertyType,city,state,locality,floorplans.bhkType,floorplans.area,floorplans.price";
  const form = new FormData();
  form.set("file", new File([[head, ...lines].join("\n")], "rates.csv"));
  const { ms, body } = await session(deskCall(deskCallPaths.sendFile), form);
  const { to } = JSON.parse(body) as { to: string };
  say(`  a sheet of 2,000 rows was looked at in ${ms.toFixed(0)} ms`);
  return { ...records, file: to.split("/").at(-1)! }; // an address has parts
}

async function measure(session: Session, address: string): Promise<Waits> {
  for (let time = 0; time < warmUps; time += 1) await session(address);
  const waits: number[] = [];
  for (let time = 0; time < times; time += 1) waits.push((await session(address)).ms);
  waits.sort((one, other) => one - other);
  const at = (part: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * part))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}
