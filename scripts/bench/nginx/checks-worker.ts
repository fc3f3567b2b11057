import { rawRequest } from "@/e2e/raw-request";
import type { Check } from "../report";
import { brotli, cacheOf, get } from "./front";

const worker = "/sw.js";

/** The service worker: one that stays in a cache would go on with copies that were to be taken away. */
export async function checkWorker(port: number): Promise<Check[]> {
  const own = await rawRequest(`http://localhost:${port}`, `GET ${worker}`);
  const answers = [await get(worker, brotli), await get(worker, brotli), await get(worker)];
  const plain = answers[2];
  const same = ["status", "content-type", "cache-control"].filter((name) =>
    answers.some((one) =>
      name === "status" ? one.status !== own.status : one.headers[name] !== own.headers[name],
    ),
  );
  return [
    [
      "the service worker comes as the site sends it, to be asked for again each time",
      own.status === 200 && own.headers["cache-control"] === "no-cache" && same.length === 0,
      `${own.status} ${own.headers["content-type"]}, ${plain?.headers["cache-control"]} ${same.join()}`,
    ],
    [
      "… and no copy of it is kept",
      answers.every((one) => !/HIT|STALE|UPDATING|EXPIRED|REVALIDATED/.test(cacheOf(one))),
      answers.map(cacheOf).join(),
    ],
  ];
}
