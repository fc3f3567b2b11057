import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { rawRequest, type RawAnswer } from "@/e2e/raw-request";
import { goodBody } from "@/lib/api/testing/lead-bodies";
import { addressIn } from "@/lib/base/language-addresses";
import { otherLanguages } from "@/lib/base/languages.mjs";
import { runBench, type Row } from "@/scripts/bench/report";
import { inFolder, makeSite, serve, type Site } from "@/scripts/bench/site";
import { openEmbeddedPostgres } from "@/scripts/launcher/embedded-postgres";
import { brotli, front, get, startFront } from "./front";

// deploy/nginx.conf as it stands, with Debian's nginx, in front of two real sites (docs/reliability.md, "Several sites"):
//   node --conditions=react-server --import tsx deploy/bench/nginx.ts

const token = "a-token-of-the-bench";
/** A list that is kept for everybody. */
const list = "/propertylist?location=Kokapet";
const leadCall = "/api/v1/contactus/createcontactus";
/** What nginx says of its own copy: HIT, MISS, STALE …; empty where it keeps nothing. */
const cacheOf = (answer: RawAnswer) => answer.headers["x-cache"] ?? "";
const isKept = (answer: RawAnswer) => /HIT|STALE|UPDATING|EXPIRED|REVALIDATED/.test(cacheOf(answer));
/** A check: its figure says what was seen, for whoever has to find out why it does not hold. */
const holds = (what: string, isGood: boolean, seen: unknown = ""): Row => [
  what,
  `${isGood ? "holds" : "DOES NOT HOLD"} ${String(seen)}`.trim(),
  isGood,
];

await runBench(() =>
  inFolder(async (folder) => {
    const database = await openEmbeddedPostgres({ dataDir: path.join(folder, "data") });
    const settings = { SITE_URL: front, DATABASE_URL: database.url, METRICS_TOKEN: token };
    const make = () => makeSite(path.join(folder, "data"), { settings, program: serve });
    const sites = [await make(), await make()] as const;
    let stopFront = () => {};
    try {
      for (const site of sites) await site.start();
      stopFront = await startFront(
        folder,
        sites.map(({ port }) => port),
      );
      return [
        ...(await checkPages()),
        ...(await checkOwnAnswers(sites[0].url)),
        ...(await checkIds()),
        ...(await checkLeadsAndDesk()),
        ...(await checkWithoutSites(...sites)),
      ];
    } finally {
      stopFront();
      await Promise.all(sites.map((site) => site.stop()));
      await database.stop();
    }
  }),
);

/** How long a page is kept, for whom, and what is never kept. */
async function checkPages(): Promise<Row[]> {
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
  const late = cacheOf(await get(list, brotli));
  const missing = [await get("/no-such-page", brotli), await get("/no-such-page", brotli)];
  const file = /\/_next\/static\/[^"]+\.js/.exec(plain.text)?.[0] ?? "/";
  await get(file, brotli);
  const picture = /\/pictures\/[\w-]+\/1080\.webp/.exec(plain.text)?.[0] ?? "/pictures/none/1080.webp";
  const sizes = [await get(picture, "Save-Data: on"), await get(picture)].map((one) =>
    Number(one.headers["content-length"]),
  );
  const resized = `/_next/image?url=${encodeURIComponent("/media/tower-02-dusk.jpg")}&w=640&q=70`;
  const kinds = [await get(resized, "Accept: image/webp"), await get(resized, "Accept: */*")];
  const types = kinds.map((one) => one.headers["content-type"]).join();
  const codings = [first, zipped, plain].map((one) => one.headers["content-encoding"]).join();
  const ids = new Set([first, second, zipped].map(({ headers }) => headers["x-request-id"]));
  const session = await get(list, brotli, "Cookie: desk.session_token=x");
  return [
    holds("brotli, gzip and plain are copies of their own", codings === "br,gzip,", codings),
    holds("a page is kept for whoever reads brotli", cacheOf(second) === "HIT"),
    holds(
      "visitors read the site's own Cache-Control",
      /^s-maxage=300/.test(second.headers["cache-control"] ?? ""),
    ),
    holds("a known page is 304", known.status === 304),
    holds("who saves data gets smaller pictures, and nobody else does", sizes[0]! < sizes[1]!, sizes),
    holds("who reads no WebP gets none, whoever asked before", types === "image/webp,image/jpeg", types),
    holds("each answer has an id of its own, kept ones too", ids.size === 3),
    holds(
      "after a second the older page goes out once more while the next is fetched",
      /^(?:HIT,)*(?:(?:STALE|UPDATING),)+HIT$/.test(seen.join()),
      seen,
    ),
    holds("after three seconds nobody is shown an older page", late === "EXPIRED", late),
    holds(
      "what is not there is 404, and not kept",
      missing.every((one) => one.status === 404 && !isKept(one)),
    ),
    holds("files of the build are kept", cacheOf(await get(file, brotli)) === "HIT"),
    holds("who is signed in has no kept page", cacheOf(session) === "BYPASS"),
  ];
}

/** In all languages, as documents and as data for navigation, nginx gives what the site itself does, twice; never another's. */
async function checkOwnAnswers(site: string): Promise<Row[]> {
  const languages = ["en", ...otherLanguages] as const;
  const pages = ["/", "/faqs", "/home-loan", "/propertydetails/3", list, "/sw.js"];
  const state = `Next-Router-State-Tree: ${encodeURIComponent('["",{}]')}`;
  const ways = [[], ["RSC: 1"], ["RSC: 1", "Next-Router-Prefetch: 1"], ["RSC: 1", state], []];
  const told = ({ status, headers, text }: RawAnswer) => {
    const lang = /<html[^>]* lang="([^"]+)"/.exec(text)?.[1];
    const letters = [/[\u0C00-\u0C7F]/g, /[\u0900-\u097F]/g].map((one) => text.match(one)?.length ?? 0);
    const named = ["content-type", "location", "vary", "cache-control"].map((name) => headers[name]);
    return [status, lang, ...letters, ...named].join();
  };
  const utf8 = (answer: RawAnswer) => ({ ...answer, text: Buffer.from(answer.text, "latin1").toString() });
  const [wrong, kept]: [string[], string[]] = [[], []];
  for (const page of pages)
    for (const way of ways)
      for (const [number, language] of languages.entries()) {
        const address = page === "/sw.js" ? page : addressIn(language, page);
        // Plain, so that letters can be counted; the browser prefers another language.
        const headers = [...way, `Accept-Language: ${languages[(number + 1) % languages.length]}`];
        const own = told(utf8(await rawRequest(site, `GET ${address}`, way)));
        const answers = [await get(address, ...headers), await get(address, ...headers)].map(utf8);
        if (answers.some((one) => told(one) !== own)) wrong.push(`${address} ${way.join()}`);
        if (isKept(answers[1]!) === (page === "/sw.js")) kept.push(`${address} ${way.join()}`); // two were asked
      }
  return [
    holds(
      "kept pages of a language and data for navigation are never another's",
      wrong.length === 0,
      wrong[0],
    ),
    holds("each of them is kept, and the service worker never", kept.length === 0, kept[0]),
  ];
}

/** Who calls about what is not there can be found in the log. */
async function checkIds(): Promise<Row[]> {
  const addresses = [
    "/no-such-page",
    "/te/propertydetails/999999",
    "/media/no-such.jpg",
    "/api/v1/no-such-call",
  ];
  const answers = await Promise.all([...addresses, ...addresses].map((address) => get(address, brotli)));
  await pause(500);
  const log = readFileSync("/var/log/nginx/zerokey.log", "utf8");
  const ids = answers.map(({ headers }) => headers["x-request-id"] ?? "none");
  const unlogged = ids.filter((id) => !log.includes(`"request":"${id}","status":404`));
  const isGood = new Set(ids).size === ids.length && unlogged.length === 0;
  return [holds("each 404 has an id of its own, which the log has", isGood, unlogged[0])];
}

/** What nobody may get out of a cache or from outside, and how much one visitor may ask and send. */
async function checkLeadsAndDesk(): Promise<Row[]> {
  const post = (call: string, body: string, headers = {}) =>
    fetch(front + call, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: front, ...headers },
      body,
    });
  const good = () => post(leadCall, JSON.stringify(goodBody.createContact()));
  const leads = [await good(), await good()];
  const texts = await Promise.all(leads.map((lead) => lead.text()));
  const inside = await Promise.all(
    ["/metrics", "/readyz"].map((address) => get(address, `Authorization: Bearer ${token}`)),
  );
  const many = await Promise.all(Array.from({ length: 60 }, () => post(leadCall, "{}")));
  const refused = many.filter(({ status }) => status === 429).length;
  const large = (await post(leadCall, "x".repeat(100_000))).status;
  const upload = (cookie: string) =>
    post("/desk/calls/files/send", "x".repeat(5_000_000), { Cookie: cookie });
  const uploads = [(await upload("desk.session_token=x")).status, (await upload("a=b")).status];
  return [
    holds(
      "each lead has its own receipt, and is kept nowhere",
      texts[0] !== texts[1] && leads.every((one) => one.status === 201 && !one.headers.has("x-cache")),
    ),
    holds("the desk is kept nowhere", cacheOf(await get("/desk", brotli)) === ""),
    holds(
      "figures and the state of the data are not told outside",
      inside.every(({ status }) => status === 404),
    ),
    holds(
      "60 leads at once of one address are refused in part (429)",
      refused >= 30 && refused < 60,
      refused,
    ),
    holds(
      "a lead of 100 kB is refused (413), 5 MB for the desk only without a session",
      large === 413 && uploads[0] !== 413 && uploads[1] === 413,
      [large, ...uploads],
    ),
  ];
}

/** Sites are stopped one by one. */
async function checkWithoutSites(one: Site, other: Site): Promise<Row[]> {
  await get(list, brotli);
  const loaded = loadFor(4_000);
  await pause(500);
  await one.stop();
  const failed = await loaded;
  await one.start();
  await other.stop();
  await pause(6_000);
  const second = await get("/aboutus", brotli);
  await one.stop();
  await pause(3_500);
  const last = await get(list, brotli);
  const never = await get("/builders", brotli);
  const id = never.headers["x-request-id"] ?? "none";
  const says = Buffer.from(never.text, "latin1").toString().includes(`please say “${id}”`);
  return [
    holds("a site that stops under load costs no visitor a page", failed === 0, `${failed} failed`),
    holds("the other site answers", second.status === 200),
    holds("with no site left the last good page goes out", last.status === 200 && cacheOf(last) === "STALE"),
    holds(
      "a page that nobody had is 503 with Retry-After and an id to say on the telephone",
      never.status === 503 && never.headers["retry-after"] === "10" && says,
      `${never.status} ${id}`,
    ),
  ];
}

/** Pages that are not kept, for so long; resolves with how many failed. */
async function loadFor(milliseconds: number): Promise<number> {
  const until = Date.now() + milliseconds;
  let failed = 0;
  for (let number = 0; Date.now() < until; number += 1) {
    const { status } = await get(`/propertydetails/${1 + (number % 60)}?type=x${number}`, brotli).catch(
      () => ({
        status: 0,
      }),
    );
    if (status === 0 || status >= 500) failed += 1;
    await pause(25);
  }
  return failed;
}
