import { execFileSync } from "node:child_process";
import path from "node:path";
import { indianDay } from "@/lib/base/indian-day";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { wayBox } from "@/lib/desk/forms/new-lead";
import { withDatabase } from "@/lib/desk/store/desk-database";
import { fillDesk, leadCount, pickRecords } from "@/lib/desk/testing/fill-desk";
import { withEmbeddedDatabase } from "../launcher/database-url";
import { withClient } from "../launcher/embedded-postgres";
import { say } from "../launcher/output";
import { projectRoot } from "../launcher/project";
import { benchNews } from "./desk-news";
import { deskScreens, type Records } from "./desk-screens";
import { askInTurn } from "./load";
import { at, type Row } from "./report";
import { importWhole, writeCatalogue } from "./search-catalogue";
import { onOneCore, processorMs, withSite, type Site } from "./site";

const warmUps = 8;
const mostMs = 100;

/** What each screen of the desk costs with 100,000 leads and so many projects (docs/performance.md, "The desk"). */
export function benchDesk(projects: number, rounds: number): Promise<Row[]> {
  return withSite({}, async (site) => {
    await fill(site.dataDir, projects);
    const headers = await signIn(site);
    const ask = askInTurn(site.port, { Cookie: headers.Cookie });
    const screens = deskScreens(await readRecords(site, headers));
    const measure = async (address: string) => {
      const all: number[] = [];
      for (let time = 0; time < warmUps + 20 * rounds; time += 1) all.push((await ask(address)).ms);
      return all.slice(warmUps);
    };
    const said = (all: number[]) => `${at(all, 0.5).toFixed(0)} / ${at(all, 0.95).toFixed(0)} ms`;
    const news = await benchNews(site, headers);
    const found = new Map<string, { usual: number[]; onOne?: number[] }>();
    for (const address of screens) found.set(address, { usual: await measure(address) });
    // What it costs stands out where client, site and database share a core.
    const isOnOne = await onOneCore(site, async () => {
      for (const [address, one] of found) one.onOne = await measure(address);
    });
    return [
      ["the processor", processorMs()],
      ...news,
      ["at the desk", "p50 / p95 on all cores, on one"],
      ...[...found].map(([address, { usual, onOne = [] }]): Row => {
        const figure = `${said(usual)}, ${isOnOne ? said(onOne) : "not measured"}`;
        return [decodeURIComponent(withoutRecord(address)), figure, at(usual, 0.95) <= mostMs];
      }),
    ];
  });
}

/** Without the record that stood for all. */
function withoutRecord(address: string): string {
  return address.replace(/\/(?:[0-9a-f]{8}-[0-9a-f-]{27}|\d+)(?=\/|$)/, "/{id}");
}

async function fill(dataDir: string, projects: number): Promise<void> {
  const file = path.join(dataDir, "bench.ndjson");
  await writeCatalogue(file, projects);
  await withEmbeddedDatabase(dataDir, async (databaseUrl) => {
    const { added } = await importWhole(databaseUrl, file);
    await withDatabase(databaseUrl, fillDesk);
    // The database's own upkeep would be measured with the screens.
    await withClient(databaseUrl, (client) => client.query("vacuum (analyze)"));
    say(`  ${added} projects, ${leadCount} leads`);
  });
}

/** The headers of an owner, who signs in by the link of the staff command. */
async function signIn({ dataDir, port }: Site): Promise<{ Cookie: string }> {
  const origin = `http://localhost:${port}`;
  const args = ["scripts/staff.mjs", "add", "owner@example.com", "--role", "owner"];
  const env = { ...process.env, DATA_DIR: dataDir, SITE_URL: origin };
  const told = execFileSync(process.execPath, args, { cwd: projectRoot, env, encoding: "utf8" });
  const token = new URL(/http\S+/.exec(told)?.[0] ?? "").searchParams.get("token") ?? "";
  const headers = { Origin: origin, Accept: "application/json" };
  const body = new URLSearchParams({ token });
  const answer = await fetch(origin + deskCall(deskCallPaths.signInByLink), {
    method: "POST",
    headers,
    body,
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(";", 1)[0])
    .join("; ");
  if (!answer.ok || !cookie) throw new Error(`Nobody could sign in: ${answer.status}.`);
  return { ...headers, Cookie: cookie };
}

/** A record of each kind; the files are sheets of 2,000 rows that are sent now. */
async function readRecords({ dataDir, port }: Site, headers: { Cookie: string }): Promise<Records> {
  const records = await withEmbeddedDatabase(dataDir, (url) =>
    withDatabase(url, (db) => pickRecords(db, "BENCH-777")),
  );
  const head =
    "kind,externalId,name,groupName,propertyType,city,state,locality,floorplans.bhkType,floorplans.area,floorplans.price";
  const lines = Array.from(
    { length: 2_000 },
    (_, row) =>
      `property,BENCH-${row + 11},Renamed ${row},Bench Builder 3,Apartment,Hyderabad,Telangana,Kokapet,3 BHK,1650,${90 + (row % 40)} L`,
  );
  const people = Array.from({ length: 2_000 }, (_, row) => `Visitor ${row},${8_000_000_000 + row},Kokapet`);
  const send = async (call: string, name: string, rows: string[], fields: Record<string, string> = {}) => {
    const body = new FormData();
    body.set("file", new File([rows.join("\n")], name));
    for (const [field, value] of Object.entries(fields)) body.set(field, value);
    const sent = performance.now();
    const answer = await fetch(`http://localhost:${port}${deskCall(call)}`, {
      method: "POST",
      headers,
      body,
    });
    const said = (await answer.json()) as { to?: string; message?: string };
    if (!said.to) throw new Error(`${name} was refused: ${said.message}`);
    say(`  ${name}, 2,000 rows, was sent in ${(performance.now() - sent).toFixed(0)} ms`);
    return said.to.split("/").at(-1)!; // an address has parts
  };
  return {
    ...records,
    file: await send(deskCallPaths.sendFile, "rates.csv", [head, ...lines]),
    people: await send(deskCallPaths.sendLeadFile, "people.csv", ["Name,Mobile,Project", ...people], {
      source: "Bench portal",
      how: "With the portal's form",
      on: indianDay(new Date()),
      [wayBox("phone")]: "yes",
    }),
  };
}
