import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe } from "vitest";
import { openTraceReceiver } from "@/lib/server/http/testing/trace-receiver";
import { findFreePort } from "@/lib/process/free-port";
import { buildOutputFile } from "./build";
import { identifyProcess } from "./lock";
import { metricsOf } from "../testing/deploy-files";
import { findRunningSites } from "./running-site";
import { staffCommand, test } from "./testing/start-site";

const warning = /⚠|warn|deprecat/i;

const metricsToken = "a-token-of-the-test";

/** Told only by a site with Redis, and with a replica. */
const ofOthers = ["site_redis_up", "site_replica_behind_seconds"];

/** Figures that dashboard and alarms ask for, and the site does not have. */
async function figuresThatNobodyTells(port: number): Promise<string[]> {
  const headers = { Authorization: `Bearer ${metricsToken}` };
  const told = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text();
  const hasValue = (name: string) => new RegExp(`^${name}(?:_count)?(?:\\{.*\\})? \\S`, "m").test(told);
  return ["grafana.json", "alerts.yml"]
    .flatMap((file) => [...metricsOf(readFileSync(path.join("deploy", file), "utf8"))])
    .filter((name) => !ofOthers.includes(name) && !hasValue(name));
}

/* What a killed or starved start does is tried by `start.e2e.long.test.ts`. */
describe("npm start", () => {
  test("serves, warns of nothing, tells its figures and traces, lets no second one start, and leaves no process", async ({
    site,
    expect,
  }) => {
    const traces = await openTraceReceiver();
    const run = site.start({
      METRICS_TOKEN: metricsToken,
      OTEL_EXPORTER_OTLP_ENDPOINT: traces.url,
      HSTS: "subdomains",
    });
    await run.has(`Ready: http://localhost:${site.port}`);
    expect(await site.answers()).toBe(200);
    await run.has(`"route":"home","status":200,`);
    // A site that serves is not ending, so both say at once what is wrong.
    const sameFolder = site.start({ PORT: String(await findFreePort()) });
    const samePort = site.start({ DATA_DIR: path.join(site.folder, "second") });
    for (const { child } of [sameFolder, samePort]) if (child.exitCode === null) await once(child, "exit");
    expect([sameFolder.child.exitCode, samePort.child.exitCode]).toEqual([1, 1]);
    expect(sameFolder.output()).toMatch(/Another start of this site \(process \d+\) is using the folder /);
    expect(sameFolder.output()).toContain(site.folder);
    expect(samePort.output()).toContain(`Port ${site.port} is in use`);
    // Those of the index come once it is loaded, which no visitor waits for.
    await expect.poll(() => figuresThatNobodyTells(site.port), { timeout: 30_000 }).toEqual([]);
    const typed = "someone9876543210";
    const found = await fetch(`http://127.0.0.1:${site.port}/propertylist?search=${typed}`);
    expect(found.status).toBe(200);
    // Not the one that made the database, which may do anything on this machine that its account may.
    const users = `select distinct usename from pg_stat_activity where datname = 'zerokey' and pid <> pg_backend_pid()`;
    expect(await site.query(users)).toEqual(["zerokey_site"]);
    // Pages, files, what Next answers by itself, what is refused.
    for (const path of ["/", "/robots.txt", "/api/v1/nothing", "/_none", "/media/none.jpg"]) {
      const { headers } = await fetch(`http://127.0.0.1:${site.port}${path}`);
      expect(headers.get("strict-transport-security"), path).toBe("max-age=31536000; includeSubDomains");
    }
    const id = found.headers.get("x-request-id") ?? "no id";
    // A command whose DATA_DIR was forgotten finds the data of the site that runs.
    const history = await staffCommand("catalogue-history.ts");
    expect(history).toContain(`With the settings of the site that runs on port ${site.port}.`);
    expect(history).toContain("No catalogue file was imported yet.");
    expect(run.output()).not.toMatch(warning);
    expect(readFileSync(buildOutputFile, "utf8")).not.toMatch(warning);

    expect(await site.answers()).toBe(200);

    process.kill(-site.postmaster(), "SIGKILL");
    await run.has("Database: runs again on port");
    expect(await site.query("select 1")).toEqual([1]);
    expect(await site.answers()).toBe(200);

    const database = site.postmaster();
    run.child.kill("SIGTERM");
    run.child.kill("SIGINT");
    await once(run.child, "exit");
    expect(run.child.exitCode).toBe(0);
    // What was still waiting goes out at the end.
    traces.close();
    const visit = traces.spans.find((span) => JSON.stringify(span).includes(id));
    const steps = traces.spans.filter(({ traceId }) => traceId === visit?.traceId).map(({ name }) => name);
    expect(steps).toEqual(expect.arrayContaining(["listing", "database", "BaseServer.handleRequest"]));
    expect(traces.texts.join()).not.toContain(typed);
    expect(findRunningSites().filter(({ port }) => port === site.port)).toEqual([]);
    expect(await site.answers()).toBe(0);
    expect(identifyProcess(database)).toBeUndefined();
  });

  test("names a bad setting", async ({ site, expect }) => {
    const run = site.start({ PORT: "abc" });
    await once(run.child, "exit");
    expect(run.child.exitCode).toBe(1);
    expect(run.output()).toContain(`PORT must be a whole number from 1 to 65535, but is "abc".`);
  });
});
