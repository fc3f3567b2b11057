import { mkdtempSync, chmodSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { rawRequest, type RawAnswer } from "@/e2e/raw-request";
import { goodBody } from "@/lib/api/testing/lead-bodies";
import { findFreePort } from "@/lib/process/free-port";
import { frontPort, startFront, startSites, type OneSite } from "./nginx-front";

const front = `http://localhost:${frontPort}`;
const token = "a-token-of-the-bench";
const list = "/propertylist?location=Kokapet";
const leadCall = "/api/v1/contactus/createcontactus";

type Check = [what: string, isGood: boolean, figure?: string];

/** `deploy/nginx.conf` as it stands, with Debian's nginx, in front of two real sites. */
export async function benchNginx() {
  const folder = mkdtempSync(path.join(tmpdir(), "zerokey-nginx-"));
  chmodSync(folder, 0o711);
  const ports = [await findFreePort(), await findFreePort()];
  const running = await startSites(folder, ports, {
    SITE_URL: front,
    TRUST_PROXY: "1",
    LOG_LEVEL: "error",
    METRICS_TOKEN: token,
  });
  const stopFront = await startFront(folder, ports);
  try {
    const checks = [
      ...(await pages()),
      ...(await navigation(ports[0] ?? 0)),
      ...(await leadsAndDesk()),
      ...(await limits()),
      ...(await withoutSites(running.sites)),
    ];
    const rows = Object.fromEntries(
      checks.map(([what, isGood, figure]) => [
        what,
        `${isGood ? "holds" : "DOES NOT HOLD"}${figure ? `, ${figure}` : ""}`,
      ]),
    );
    return { rows, isGood: checks.every(([, isGood]) => isGood) };
  } finally {
    stopFront();
    await running.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const get = (address: string, ...headers: string[]) => rawRequest(front, `GET ${address}`, headers);
const brotli = "Accept-Encoding: gzip, deflate, br, zstd";

async function pages(): Promise<Check[]> {
  const first = await get(list, brotli);
  const second = await get(list, "Accept-Encoding: br;q=1.0, gzip;q=0.8");
  const zipped = await get(list, "Accept-Encoding: gzip");
  const plain = await get(list);
  const known = await get(list, brotli, `If-None-Match: ${second.headers.etag}`);
  await pause(1_200);
  const older = await get(list, brotli);
  await pause(300);
  const fresh = await get(list, brotli);
  await pause(4_000);
  const late = await get(list, brotli);
  const missing = await get("/no-such-page", brotli);
  const file = /\/_next\/static\/[^"]+\.js/.exec(plain.text)?.[0] ?? "/";
  const cacheOf = (answer: RawAnswer) => answer.headers["x-cache"] ?? "";
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
      "each answer has an id of its own, kept ones too",
      new Set([first, second, zipped].map(({ headers }) => headers["x-request-id"])).size === 3,
    ],
    [
      "after a second the older page goes out once more while the next is fetched",
      cacheOf(older) === "STALE" && cacheOf(fresh) === "HIT",
      `${cacheOf(older)}, ${cacheOf(fresh)}`,
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
async function navigation(port: number): Promise<Check[]> {
  const told = ({ status, headers }: RawAnswer) => [status, headers["content-type"], headers.location].join();
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

async function leadsAndDesk(): Promise<Check[]> {
  const send = () =>
    fetch(front + leadCall, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: front },
      body: JSON.stringify(goodBody.createContact()),
    });
  const [one, other] = [await send(), await send()];
  const references = await Promise.all(
    [one, other].map(
      async (answer) => ((await answer.json()) as { data?: { reference?: string } }).data?.reference,
    ),
  );
  const desk = await get("/desk", brotli);
  const call = await get("/api/v1/property/places", brotli);
  const inside = await Promise.all(
    ["/metrics", "/readyz"].map((address) => get(address, `Authorization: Bearer ${token}`)),
  );
  return [
    [
      "each lead has its own receipt, and is kept nowhere",
      one.status === 201 &&
        other.status === 201 &&
        references[0] !== references[1] &&
        one.headers.get("x-cache") === null,
    ],
    ["the desk is kept nowhere", desk.headers["x-cache"] === undefined],
    [
      "a reading call is answered, with the site's own headers",
      call.status === 200 && call.headers["x-cache"] === undefined,
    ],
    ["figures and the state of the data are not told outside", inside.every(({ status }) => status === 404)],
  ];
}

async function limits(): Promise<Check[]> {
  const statuses = await Promise.all(
    Array.from({ length: 60 }, () =>
      fetch(front + leadCall, {
        method: "POST",
        headers: { "Content-Type": "application/json", Origin: front },
        body: "{}",
      }).then(({ status }) => status),
    ),
  );
  const large = await fetch(front + leadCall, { method: "POST", body: "x".repeat(100_000) });
  const upload = await fetch(`${front}/desk/calls/files`, {
    method: "POST",
    body: "x".repeat(5_000_000),
    headers: { Origin: front },
  });
  const refused = statuses.filter((status) => status === 429).length;
  return [
    [
      "60 leads at once of one address are refused in part (429)",
      refused >= 30 && refused < 60,
      `${refused} of 60`,
    ],
    [
      "a lead of 100 kB is refused (413), 5 MB for the desk are not",
      large.status === 413 && upload.status !== 413,
      `${large.status}, ${upload.status}`,
    ],
  ];
}

async function withoutSites([one, other]: OneSite[]): Promise<Check[]> {
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
  const never = await get("/contactus", brotli);
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
