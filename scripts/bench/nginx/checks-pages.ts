import { setTimeout as pause } from "node:timers/promises";
import { rawRequest, type RawAnswer } from "@/e2e/raw-request";
import type { Check } from "../report";
import { brotli, cacheOf, get, list } from "./front";

/** How long a page is kept, for whom, and what is never kept. */
export async function checkPages(): Promise<Check[]> {
  const first = await get(list, brotli);
  const second = await get(list, "Accept-Encoding: br;q=1.0, gzip;q=0.8");
  const zipped = await get(list, "Accept-Encoding: gzip");
  const plain = await get(list);
  const known = await get(list, brotli, `If-None-Match: ${second.headers.etag}`);
  // nginx counts whole seconds, so the second lasts for one to two.
  const seen: string[] = [];
  while (seen.length < 14 && !/STALE.*HIT/.test(seen.join())) {
    await pause(250);
    seen.push(cacheOf(await get(list, brotli)));
  }
  await pause(4_000);
  const late = await get(list, brotli);
  const missing = await get("/no-such-page", brotli);
  const file = /\/_next\/static\/[^"]+\.js/.exec(plain.text)?.[0] ?? "/";
  const picture = /\/pictures\/[\w-]+\/1080\.webp/.exec(plain.text)?.[0] ?? "/pictures/none/1080.webp";
  const resized = `/_next/image?url=${encodeURIComponent("/media/tower-02-dusk.jpg")}&w=640&q=70`;
  const smaller = await get(picture, "Save-Data: on");
  const typeOf = async (accept: string) => (await get(resized, accept)).headers["content-type"];
  return [
    [
      "a page comes as brotli, and is kept for whoever reads brotli",
      first.headers["content-encoding"] === "br" && cacheOf(second) === "HIT",
    ],
    [
      "gzip and plain are copies of their own",
      zipped.headers["content-encoding"] === "gzip" &&
        plain.headers["content-encoding"] === undefined &&
        plain.text.includes("Kokapet"),
    ],
    [
      "visitors and caches further out read the site's own Cache-Control",
      String(second.headers["cache-control"]).startsWith("s-maxage=300"),
    ],
    ["a known page is 304", known.status === 304],
    [
      "who saves data gets smaller pictures, and nobody else does",
      Number(smaller.headers["content-length"]) < Number((await get(picture)).headers["content-length"]),
    ],
    [
      "who reads no WebP gets none, whoever asked before",
      (await typeOf("Accept: image/webp")) === "image/webp" && (await typeOf("Accept: */*")) === "image/jpeg",
    ],
    [
      "each answer has an id of its own, kept ones too",
      new Set([first, second, zipped].map(({ headers }) => headers["x-request-id"])).size === 3,
    ],
    [
      "after a second the older page goes out once more while the next is fetched",
      /^(?:HIT,)*(?:(?:STALE|UPDATING),)+HIT$/.test(seen.join()),
      seen.join(),
    ],
    ["after three seconds nobody is shown an older page", cacheOf(late) === "EXPIRED", cacheOf(late)],
    [
      "what is not there is 404, a whole page, and not kept",
      missing.status === 404 && cacheOf(await get("/no-such-page", brotli)) !== "HIT",
    ],
    [
      "files of the build are kept",
      (await get(file, brotli)).status === 200 && cacheOf(await get(file, brotli)) === "HIT",
    ],
    [
      "who is signed in has no kept page",
      cacheOf(await get(list, brotli, "Cookie: desk.session_token=x")) === "BYPASS",
    ],
  ];
}

/** Navigation in the browser gets data from the address of the page, as it would of the site itself. */
export async function checkNavigation(port: number): Promise<Check[]> {
  const told = ({ status, headers }: RawAnswer) =>
    [status, ...["content-type", "location", "vary", "cache-control"].map((name) => headers[name])].join();
  const state = `Next-Router-State-Tree: ${encodeURIComponent('["",{}]')}`;
  const ways = [
    [],
    ["RSC: 1"],
    ["RSC: 1", "Next-Router-Prefetch: 1"],
    ["RSC: 1", state],
    ["RSC: 1", "Next-Router-Segment-Prefetch: /_tree"],
    [],
  ];
  const wrong: string[] = [];
  for (const address of ["/faqs", "/faqs?_rsc=abc12", list])
    for (const way of ways) {
      const own = told(await rawRequest(`http://localhost:${port}`, `GET ${address}`, [brotli, ...way]));
      for (let time = 0; time < 2; time += 1)
        if (told(await get(address, brotli, ...way)) !== own) wrong.push(`${address} ${way.join()}`);
    }
  return [
    ["navigation has the site's own answers, documents stay documents", wrong.length === 0, wrong.join("; ")],
  ];
}
