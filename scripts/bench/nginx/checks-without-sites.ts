import { setTimeout as pause } from "node:timers/promises";
import type { OneSite } from "../nginx-front";
import type { Check } from "../report";
import { brotli, get, list } from "./front";

/** Sites are stopped one by one. */
export async function checkWithoutSites([one, other]: OneSite[]): Promise<Check[]> {
  await get(list, brotli);
  const loaded = loadFor(4_000);
  await pause(500);
  await one?.stop();
  const failed = await loaded;
  await pause(500);
  await one?.start();
  await other?.stop();
  await pause(6_000);
  const second = await get("/aboutus", brotli);
  await one?.stop();
  await pause(3_500);
  const last = await get(list, brotli);
  const never = await get("/builders", brotli);
  return [
    ["a site that stops under load costs no visitor a page", failed === 0, `${failed} failed`],
    ["the other site answers", second.status === 200],
    [
      "with no site left the last good page goes out",
      last.status === 200 && last.headers["x-cache"] === "STALE",
      last.headers["x-cache"],
    ],
    [
      "a page that nobody had is 503 with Retry-After",
      never.status === 503 && never.headers["retry-after"] === "10",
      String(never.status),
    ],
    [
      "… with an id to say on the telephone, which the log has",
      Buffer.from(never.text, "latin1")
        .toString()
        .includes(`please say “${never.headers["x-request-id"]}”`) &&
        /^[0-9a-f]{10}$/.test(never.headers["x-request-id"] ?? ""),
      never.headers["x-request-id"],
    ],
  ];
}

/** Pages that are not kept, for so long; resolves with how many failed. */
async function loadFor(ms: number): Promise<number> {
  const until = Date.now() + ms;
  let failed = 0;
  for (let at = 0; Date.now() < until; at += 1) {
    const { status } = await get(`/propertydetails/${1 + (at % 60)}?type=x${at}`, brotli).catch(() => ({
      status: 0,
    }));
    if (status === 0 || status >= 500) failed += 1;
    await pause(25);
  }
  return failed;
}
