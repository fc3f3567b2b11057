import { describe } from "vitest";
import { identifyProcess } from "./lock";
import { waitForPort } from "./server";
import { kill, pause, test } from "./testing/start-site";

const warning = /⚠|warn|deprecat/i;

/* That a start serves, and ends whole, is tried by `start.e2e.test.ts`. */
describe("npm start", () => {
  test.concurrent(
    "warns of nothing in development either, when a page is compiled",
    async ({ site, expect }) => {
      const run = site.start({}, ["--dev"]);
      await run.has("Ready:");
      const status = await site.answers();
      // The end of the output first: what a list of failures shows is one line.
      expect(status, run.output().trim().split("\n").reverse().join(" < ")).toBe(200);
      await run.has("GET / 200");
      // Of this machine, not of the site: it measures the disk while other tests write to it.
      const said = run.output().replace(/^.*Slow filesystem detected.*$/m, "");
      expect(said).not.toMatch(warning);
    },
  );

  test.concurrent("keeps its data when it is killed at any moment", async ({ site, expect }) => {
    let running = site.start();
    await running.has("Ready:");
    await site.query("create table kept_by_test (number int)");
    for (let round = 1; round <= 5; round++) {
      await site.query(`insert into kept_by_test values (${round})`);
      kill(running.child);
      // Runs are also killed during their start, each at another moment.
      const doomed = site.start();
      await pause(Math.random() * 3_000);
      kill(doomed.child);
      running = site.start();
      await running.has("Ready:");
    }
    expect(await site.query("select number from kept_by_test order by 1")).toEqual([1, 2, 3, 4, 5]);
  });

  test.concurrent(
    "keeps its data when it is killed while the database is being made",
    async ({ site, expect }) => {
      for (const ms of [300, 600, 900, 1_200]) {
        const doomed = site.start();
        await pause(ms);
        kill(doomed.child);
      }
      await site.start().has("Ready:");
      expect(await site.answers()).toBe(200);
    },
  );

  test.concurrent(
    "leaves no server behind when who read its output is gone, and it has something to say",
    async ({ site, expect }) => {
      const run = site.start();
      await run.has("Ready:");
      run.child.stdout?.destroy();
      run.child.stderr?.destroy();
      // The site tries to report its lost connections, but nobody reads its output.
      process.kill(-site.postmaster(), "SIGKILL");
      await pause(1_500);
      kill(run.child);
      await expect(waitForPort(site.port, "0.0.0.0", undefined, 6_000)).resolves.toBeUndefined();
    },
  );

  test.concurrent("ends when only the process that npm started is killed", async ({ site, expect }) => {
    const run = site.start();
    await run.has("Ready:");
    const database = site.postmaster();
    run.child.kill("SIGKILL");
    const deadline = Date.now() + 20_000;
    while (identifyProcess(database) && Date.now() < deadline) await pause(100);
    expect(identifyProcess(database)).toBeUndefined();
    expect(await site.answers()).toBe(0);
  });
});
