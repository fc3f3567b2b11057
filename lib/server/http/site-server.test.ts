import { once } from "node:events";
import { createServer, get, request, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onRequestError } from "@/instrumentation";
import { ownRequestHeader, ownRequestToken, ownVisitorHeader } from "@/lib/process/own-server";
import {
  addressFate,
  catalogueSeen,
  readingCalls,
  requestContexts,
  type CallAnswer,
} from "@/lib/process/process-state.mjs";
import type { Handler } from "./captured-answer";
import { SiteServer } from "./site-server";
import { SiteResponse } from "./site-response";
import type { VisitFacts } from "./visits";

/** What reached Next, and what was logged. */
let asked: { url: string; headers: IncomingHttpHeaders }[];
let logged: Record<string, unknown>[];
/** What was told of each request, but for its time. */
let told: Omit<VisitFacts, "ms">[];
let server: ReturnType<typeof createServer<typeof IncomingMessage, typeof SiteResponse>>;

/** Preview pictures are not made before this. */
let gate: Promise<void>;
let openGate: () => void;

/** Stands for Next: `/failing…` can't read its data, `…lacking` a part of it, `…defect` breaks when it has begun, `/kept…` may be kept, `/data` is no document, all take a moment. */
const next: Handler = async (request: IncomingMessage, response) => {
  const { url = "", headers } = request;
  const context = requestContexts.getStore();
  asked.push({ url, headers: { ...headers } });
  await (url.startsWith("/share") ? gate : pause(5));
  const isFailing = url.startsWith("/failing");
  if (isFailing && context) context.readFailed = true;
  if (url.includes("lacking") && context) context.incomplete = true;
  if (url.includes("defect")) await onRequestError();
  response.statusCode = isFailing || url.includes("/broken") ? 500 : 200;
  response.setHeader("Content-Type", headers.rsc && url === "/data" ? "text/x-component" : "text/html");
  response.setHeader("Cache-Control", "private, no-store");
  response.end(`<html><script>(self.__next_f=self.__next_f||[]).push([0])</script>
<script>alert("brought in")</script>page ${url} of ${context?.id ? "a request" : "nobody"}</html>`);
};

beforeEach(async () => {
  [asked, logged, told] = [[], [], []];
  gate = new Promise((open) => (openGate = open));
  catalogueSeen.current = { version: 1, readable: true };
  const site = new SiteServer({
    next,
    keptAddress: (path, query) =>
      /^\/(?:kept|failing)/.test(path) && query.length < 2 ? { key: path, address: path } : null,
    host: "homes.example",
    mediaHosts: [],
    readyBytes: 1_000_000,
    sendFile: () => false,
    judgePicture: async () => 200,
    isBuilt: true,
    trustProxy: 1,
    log: (message, facts) => logged.push({ message, ...facts }),
    tell: ({ ms, ...facts }) => {
      expect(ms).toBeGreaterThanOrEqual(0);
      told.push(facts);
    },
  });
  server = createServer({ ServerResponse: SiteResponse }, site.handle);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(() => {
  catalogueSeen.current = undefined;
  addressFate.current = undefined;
  readingCalls.current = undefined;
  server.close();
  server.closeAllConnections();
});

const ask = (path: string, ...lines: string[]) => send("GET", path, ...lines);

async function send(method: string, path: string, ...lines: string[]) {
  const { port } = server.address() as AddressInfo;
  const headers = Object.fromEntries(lines.map((line) => line.split(": ", 2) as [string, string]));
  const asking = request({ host: "127.0.0.1", port, method, path, headers, agent: false }).end();
  const [response] = (await once(asking, "response")) as [IncomingMessage];
  const text = Buffer.concat(await response.toArray()).toString();
  return { status: response.statusCode, headers: response.headers, text };
}
const from = (visitor: string) => `X-Forwarded-For: ${visitor}`;

test("a page that is kept is made without any header of a visitor", async () => {
  const marked = [
    "Content-Security-Policy: x",
    "Cookie: a=b",
    "User-Agent: x",
    "X-Forwarded-Host: x",
    "X-A: b",
  ];
  await ask("/kept", ...marked);
  await ask("/kept", "Accept-Encoding: br", ...marked);
  expect(asked).toEqual([
    { url: "/kept", headers: { host: "homes.example", accept: "text/html", "user-agent": "unknown" } },
  ]);
});

test("every answer says for how long this host is asked by https alone", async () => {
  for (const path of ["/kept", "/kept", "/page", "/_none", "/kept%", "/broken"])
    expect((await ask(path)).headers["strict-transport-security"], path).toBe("max-age=31536000");
});

test("no nonce of a visitor reaches Next, as which it may be asked", async () => {
  const nonce = "script-src 'nonce-evil'";
  const policies = [`Content-Security-Policy: ${nonce}`, `Content-Security-Policy-Report-Only: ${nonce}`];
  for (const way of ["RSC: 1", "Authorization: Basic eDp5", "Range: bytes=0-9", "X-A: b"])
    await ask("/page", way, ...policies);
  expect(asked).toHaveLength(4);
  expect(JSON.stringify(asked)).not.toContain("evil");
});

test("a page of which there is no end is kept nowhere, whichever way it is asked for", async () => {
  addressFate.current = async (address) => ({ status: 200, isUsual: !address.includes("nowhere") });
  const ways = ["RSC: 1", "Authorization: Basic eDp5", "Range: bytes=0-9", "X-A: b"];
  for (const way of ways) {
    await ask("/kept-nowhere?_rsc=a", way);
    await ask("/kept-nowhere", way);
    await ask("/kept-place", way);
  }
  const of = (name: string) => asked.filter(({ url }) => url.startsWith(name));
  expect(of("/kept-nowhere")).toHaveLength(8);
  // With credentials or of a range it is made for each; the data once more than the document.
  expect(of("/kept-place")).toHaveLength(4);
});

test("the router's data are made once for all; what lacks a part or fails once for each who asks, and goes to nobody else", async () => {
  for (const path of ["/kept", "/kept-lacking", "/kept-defect", "/failing"]) {
    asked = [];
    const states = ["a", "b"].map(
      (name) => `Next-Router-State-Tree: ${encodeURIComponent(JSON.stringify([name]))}`,
    );
    const answers = [];
    for (const state of states) answers.push(await ask(`${path}?_rsc=x`, "RSC: 1", state));
    expect(asked.map(({ url }) => url)).toEqual(Array(path === "/kept" ? 1 : 2).fill(`${path}?_rsc`));
    for (const { headers } of answers)
      expect(headers["cache-control"], path).toMatch(path === "/kept" ? /^s-maxage=300/ : /no-store/);
    expect(JSON.stringify(asked)).not.toContain("state-tree");
  }
});

test("a script that was brought into a document gets no hash in its policy, and is told of once", async () => {
  for (const header of ["Accept: a", "Authorization: Basic eDp5", "Cookie: __prerender_bypass=a", "RSC: 0"])
    for (const address of ["/kept", "/page"]) {
      const policy = String((await ask(address, header)).headers["content-security-policy"]);
      expect(policy.match(/script-src [^;]*/)?.[0].match(/'sha256-/g), `${address} ${header}`).toHaveLength(
        1,
      );
    }
  expect(logged).toEqual([expect.objectContaining({ begins: 'alert("brought in")' })]);
});

test("a document that Next sends by itself has a policy without any script of its markup; data go as they are", async () => {
  const document = await ask("/page", "RSC: 1");
  expect(document.headers["content-security-policy"]).toMatch(/script-src 'self';/);
  expect((await ask("/data", "RSC: 1")).headers["content-security-policy"]).toBeUndefined();
});

test("a read that fails for one visitor marks nobody else's page", async () => {
  const all = await Promise.all(
    Array.from({ length: 12 }, (_, at) => ask(at % 2 ? `/failing-${at}` : `/kept-${at}`)),
  );
  expect(all.map(({ status }) => status)).toEqual(all.map((_, at) => (at % 2 ? 503 : 200)));
  expect(all[1]?.headers).toMatchObject({ "retry-after": "30", "cache-control": "no-store" });
  expect(all[0]?.headers["cache-control"]).toBe("s-maxage=300, stale-while-revalidate=3300");
});

/** Asks for preview pictures all at once; resolves when three are refused, the others still wait. */
async function askForPreviews(visitors: string[], ...lines: string[]) {
  const refused: Awaited<ReturnType<typeof ask>>[] = [];
  const all = visitors.map(async (visitor) => {
    const answer = await ask("/share/page/a.jpg", from(visitor), ...lines);
    if (answer.status !== 200) refused.push(answer);
    return answer.status;
  });
  await vi.waitFor(() => expect(refused).toHaveLength(3), 10_000);
  return { refused, all };
}

test("who asks too much of what costs is told when to come again, and others get theirs", async () => {
  const { refused, all } = await askForPreviews(Array<string>(10).fill("10.0.0.1"));
  for (const { status, headers } of refused) expect([status, headers["retry-after"]]).toEqual([429, "5"]);
  const other = ask("/share/page/b.jpg", from("10.0.0.2"));
  openGate();
  expect((await other).status).toBe(200);
  expect((await Promise.all(all)).filter((status) => status === 200)).toHaveLength(7);
});

test("who invents the addresses of proxies before the trusted one is still one visitor", async () => {
  const { all } = await askForPreviews(Array.from({ length: 10 }, (_, at) => `10.0.0.${at}, 10.1.1.1`));
  openGate();
  expect((await Promise.all(all)).filter((status) => status === 429)).toHaveLength(3);
});

test("of hundreds of forms that one visitor sends at once most never reach Next, and nobody else's is refused for them", async () => {
  const [leads, vitals] = ["/api/v1/contactus/createcontactus", "/api/v1/vitals"];
  const paths = Array.from({ length: 300 }, (_, at) => (at % 2 ? leads : `/api/v1/nothing-${at}`));
  const statuses = await Promise.all(
    paths.map(async (path) => (await send("POST", path, from("10.0.0.1"))).status),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(240);
  expect(asked).toHaveLength(60);
  for (const [path, visitor] of [
    [leads, "10.0.0.2"],
    [vitals, "10.0.0.1"],
    ["/desk/calls/sign-in", "10.0.0.1"],
  ] as const)
    expect((await send("POST", path, from(visitor))).status, path).toBe(200);
});

test("what the site asks of itself for a visitor takes his turn, whoever says so without its token takes his own", async () => {
  const strangers = Array.from({ length: 10 }, (_, at) => `10.0.2.${at}`);
  const own = `${ownRequestHeader}: ${ownRequestToken}`;
  const { all } = await askForPreviews(strangers, own, `${ownVisitorHeader}: 10.0.0.1`);
  const other = ask("/share/page/b.jpg", from("10.0.0.2"), `${ownVisitorHeader}: 10.0.0.1`);
  openGate();
  expect((await other).status).toBe(200);
  expect((await Promise.all(all)).filter((status) => status === 429)).toHaveLength(3);
});

test("a reading call is answered without Next, packed as the visitor can read it; any other one is Next's", async () => {
  const body = JSON.stringify({ text: "a".repeat(2_000) });
  readingCalls.current = (path, query, ifNoneMatch) =>
    path !== "/api/v1/known"
      ? null
      : async (): Promise<CallAnswer> =>
          ifNoneMatch === '"tag"'
            ? { status: 304, headers: { ETag: '"tag"' }, body: null }
            : { status: query ? 400 : 200, headers: { "Content-Type": "text/plain", ETag: '"tag"' }, body };
  const plain = await ask("/api/v1/known");
  expect(plain).toMatchObject({
    status: 200,
    headers: { etag: '"tag"', vary: "Accept-Encoding", "x-content-type-options": "nosniff" },
  });
  expect(plain.headers["content-length"]).toBe(String(body.length));
  for (const encoding of ["br", "gzip"]) {
    const { headers } = await ask("/api/v1/known", `Accept-Encoding: ${encoding}`);
    expect([headers["content-encoding"], headers.etag]).toEqual([encoding, '"tag"']);
    expect(Number(headers["content-length"])).toBeLessThan(200);
  }
  expect((await ask("/api/v1/known", 'If-None-Match: "tag"')).status).toBe(304);
  expect((await ask("/api/v1/known?page=0")).status).toBe(400);
  expect(asked).toEqual([]);
  await ask("/api/v1/other");
  expect(asked).toHaveLength(1);
});

test("each request is told of once, in words of ours, by the id that its answer has", async () => {
  readingCalls.current = (path) =>
    path === "/api/v1/known" ? async () => ({ status: 200, headers: {}, body: "{}" }) : null;
  const answers = [];
  for (const address of ["/kept", "/kept", "/propertylist?search=Asha%20Rao", "/api/v1/known?q=1", "/%zz"])
    answers.push(await ask(address));
  const facts = told.map(({ id: _, ...rest }) => rest);
  const get = { method: "GET", status: 200 };
  expect(facts).toEqual([
    { ...get, route: "other", cache: "made" },
    { ...get, route: "other", cache: "ready" },
    { ...get, route: "listing", cache: "own" },
    { ...get, route: "call", cache: "none" },
    { ...get, route: "other", cache: "none", status: 400 },
  ]);
  expect(answers.map(({ headers }) => headers["x-request-id"])).toEqual(told.map(({ id }) => id));
  expect(new Set(told.map(({ id }) => id)).size).toBe(5);
});

test("who leaves before his answer is told of, too", async () => {
  const { port } = server.address() as AddressInfo;
  const left = get({ host: "127.0.0.1", port, path: "/share/page/a.jpg", agent: false });
  left.on("error", () => undefined);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  left.destroy();
  await vi.waitFor(() => expect(told).toMatchObject([{ route: "preview", status: 499 }]));
  openGate();
});

test("a page that fails shows the id that the log has, with a true status; nobody else is shown it", async () => {
  for (const [address, status, words] of [
    ["/broken", 500, "This page could not be loaded"],
    ["/failing-1", 503, "Please try again in a minute"],
  ] as const) {
    const answer = await ask(address);
    const id = String(answer.headers["x-request-id"]);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(words);
    expect(answer.text).toContain(`If you call us about this, please say “${id}”.`);
    expect(String(answer.headers["content-security-policy"])).toContain("style-src 'self' 'sha256-");
    expect((await ask(address)).text).not.toContain(id);
    expect(told.find((one) => one.id === id)?.status).toBe(status);
  }
  const inTelugu = await ask("/te/enquire/broken");
  expect(inTelugu.status).toBe(500);
  expect(inTelugu.text).toContain('<html lang="te-IN">');
  expect(inTelugu.text).toContain("ఈ పేజీని లోడ్ చేయలేకపోయాం");
  expect(inTelugu.text).toContain(`“${String(inTelugu.headers["x-request-id"])}” అని చెప్పండి.`);
});

test("what is not there is 404 with the id of its request, even while its screen can't be kept", async () => {
  addressFate.current = async () => ({ status: 404 });
  const answers = [await ask("/kept-nothing"), await ask("/kept-nothing")];
  const ids = answers.map(({ headers }) => String(headers["x-request-id"]));
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect(ids).toEqual(told.map(({ id }) => id));
  expect(new Set(ids).size).toBe(2);
});

test("the id of a proxy in front is taken if it can be written anywhere", async () => {
  const idOf = async (given: string) =>
    (await ask("/page", `X-Request-Id: ${given}`)).headers["x-request-id"];
  expect(await idOf("0f3c9a7d21")).toBe("0f3c9a7d21");
  for (const given of ["short", "a".repeat(65), '"><script>', "with space here", "-0f3c9a7d21"])
    expect(await idOf(given)).toMatch(/^[a-f][0-9a-f]{9}$/);
});
