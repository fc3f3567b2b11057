import { expect } from "@playwright/test";
import { findProject } from "./catalogue";
import { test } from "./journey";
import { newPhone } from "./lead-steps";
import { siteUrl } from "./ports";
import { rawRequest } from "./raw-request";

const state = (tree: string) => `Next-Router-State-Tree: ${tree}`;
const picture = (url: string) => `GET /_next/image?url=${url}&w=640&q=70`;

test("what no visitor means is refused as his mistake, never as ours", async ({ request }) => {
  const home = await (await request.get("/")).text();
  const style = /\/_next\/static\/[^"]+\.css/.exec(home)?.[0] ?? "";
  const photo = encodeURIComponent("/media/tower-02-dusk.jpg");
  for (const [statuses, line, ...headers] of [
    [[400], "GET /%E0%A4%A"],
    [[400], "GET /api/v1/%2e%2e/openapi.json"],
    [[400], "GET /media/..%2f..%2fpackage.json"],
    [[404], "GET /a%00b"],
    [[400], "GET /media/a%00b.jpg"],
    [[400], "GET *"],
    [[400], "OPTIONS *"],
    [[405], "TRACE /"],
    [[405], "POST /faqs"],
    [[405], `POST ${style}`],
    [[405], `DELETE ${style}`],
    [[405], "PUT /media/tower-02-dusk.jpg"],
    [[404], "POST /Api/v1/contactus/createcontactus"],
    [[404], "POST //api/v1//contactus/createcontactus"],
    [[404], "POST /api/v1/contactus/createcontactus/"],
    [[404], "POST /api/v1/%63ontactus/createcontactus"],
    [[404], "POST /Desk/calls/sign-in"],
    [[415], "POST /api/v1/contactus/createcontactus"],
    [[416], "GET /media/tower-02-dusk.jpg", "Range: bytes=99999999-"],
    [[200], `GET ${style}`, "Range: bytes=99999999-"],
    [[200], "GET /propertylist?__proto__=1"],
    [[200], "GET /propertylist?search=lake&__proto__=1&%5f%5fproto%5f%5f=2"],
    [[200], "GET /faqs", "Range: bytes=0-10"],
    [[400], "GET /faqs", "RSC: 1", state("garbage")],
    [[400], "GET /faqs", "RSC: 1", state("%")],
    [[400], "GET /faqs", "RSC: 1", state("null")],
    [[400], "GET /faqs", "RSC: 1", state(encodeURIComponent('{"a":1}'))],
    [[400], picture("%2Fmedia%2F%2Fx")],
    [[400], picture("%2Fmedia%5Cx")],
    [[400], picture("%2Fmedia%2Fx%00")],
    [[400], picture('%2Fmedia%2Fx%0A{"level":"error"}')],
    [[400], picture(`${photo}%231`)],
    [[400], picture(`${photo}%3F`)],
    [[400], picture(photo.replace("%2Fmedia%2F", "%2Fmedia%2Fx%2F..%2F"))],
    [[400], picture(photo.replaceAll("%2F", "/"))],
    [[404], picture("%2Fmedia%2Fno-such.jpg")],
    [[200], picture(photo)],
    [[404], "GET /_global-error"],
    [[404], "GET /_next/data/x/faqs.json"],
  ] as const) {
    const answer = await rawRequest(siteUrl, line, headers);
    expect(statuses, `${line} ${headers.join(" ")}`).toContain(answer.status);
  }
});

test("who asks for another protocol is disconnected, whatever the address", async () => {
  for (const address of ["/", "/faqs", "/_next/webpack-hmr", "/api/v1/contactus/createcontactus"])
    for (const protocol of ["websocket", "h2c"])
      expect(
        (await rawRequest(siteUrl, `GET ${address}`, ["Connection: Upgrade", `Upgrade: ${protocol}`])).status,
        `${address} ${protocol}`,
      ).toBe(0);
});

test("the absolute form of an address is served, and no cycle", async () => {
  expect((await rawRequest(siteUrl, `GET ${siteUrl}/faqs`)).status).toBe(200);
  const capitals = await rawRequest(siteUrl, `GET ${siteUrl}/FAQS`);
  expect([capitals.status, capitals.headers.location]).toEqual([308, "/faqs"]);
});

test("no header of a visitor changes what another one gets", async ({ request }) => {
  const nobody = await findProject(request, "villa");
  const marked = "poison-4711";
  const headers = [
    `Content-Security-Policy: script-src 'nonce-${marked}'`,
    `Content-Security-Policy-Report-Only: script-src 'nonce-${marked}'`,
    `X-Nonce: ${marked}`,
    `X-Forwarded-Host: ${marked}.example`,
    `X-Forwarded-Proto: ${marked}`,
    `X-Forwarded-Prefix: /${marked}`,
    `X-Original-URL: /${marked}`,
    `X-Rewrite-URL: /${marked}`,
    `X-Matched-Path: /${marked}`,
    `X-Invoke-Path: /${marked}`,
    `X-Invoke-Status: 500`,
    `X-Middleware-Rewrite: /${marked}`,
    `X-Middleware-Subrequest: ${marked}`,
    `X-Now-Route-Matches: 1=${marked}`,
    `X-Prerender-Revalidate: ${marked}`,
    `X-Screen: ${marked}`,
    `X-Peer-Address: ${marked}`,
    `Next-Url: /${marked}`,
    `Purpose: ${marked}`,
    `Accept-Language: ${marked}`,
    `User-Agent: ${marked}`,
    `Referer: https://${marked}.example/`,
    `Cookie: a=${marked}; __prerender_bypass=${marked}; __next_preview_data=${marked}`,
    `Via: ${marked}`,
    `Forwarded: host=${marked}.example`,
  ];
  // Addresses that nobody has asked for yet: the first answer is the one that would be kept.
  const addresses = [
    `/propertydetails?project=${nobody.id}`,
    "/propertylist?location=Kokapet&bedrooms=4BHK&budget=1Cr-1.5Cr",
    "/builders",
    "/docs-required",
  ];
  for (const address of addresses) {
    await rawRequest(siteUrl, `GET ${address}`, headers);
    await rawRequest(siteUrl, `GET ${address}`, [...headers, "RSC: 1", "Next-Router-Prefetch: 1"]);
    for (const other of headers) await rawRequest(siteUrl, `GET ${address}`, [other]);
    for (const accept of ["br", "gzip", "identity"]) {
      const answer = await request.get(address, { headers: { "Accept-Encoding": accept } });
      expect(answer.status(), address).toBe(200);
      expect(await answer.text(), address).not.toContain(marked);
      expect(JSON.stringify(answer.headers()), address).not.toContain(marked);
    }
  }
});

test("who asks with credentials, for a part or for a draft gets whole documents too, with a policy", async () => {
  const ask = (address: string, header: string) => rawRequest(siteUrl, `GET ${address}`, [header]);
  for (const header of [
    "Authorization: Basic eDp5",
    "Range: bytes=0-99",
    "Cookie: __prerender_bypass=x",
    "RSC: 0",
    "Next-Url: /x",
  ])
    for (const [address, status] of [
      ["/faqs", 200],
      ["/share-preview", 200],
      ["/no-such-page", 404],
      ["/propertydetails/999999", 404],
      ["/not-found-screen", 404],
    ] as const) {
      const { headers, text, ...answer } = await ask(address, header);
      expect([answer.status, /<h1[ >]/.test(text)], `${address} ${header}`).toEqual([status, true]);
      const [, hashes = ""] =
        /script-src 'self'((?: 'sha256-[\w+/]{43}=')+);/.exec(headers["content-security-policy"] ?? "") ?? [];
      // One for each script that stands in the document, and none besides: data are no scripts.
      const inside = [...text.matchAll(/<script(?![^>]* (?:src|type)=)[^>]*>(.+?)<\/script>/gs)];
      expect(inside.length, address).toBeGreaterThan(2);
      expect(hashes.split("sha256").length - 1, address).toBe(new Set(inside.map(([, code]) => code)).size);
      if (status === 404) expect(headers["cache-control"]).toContain("no-store");
    }
});

test("a page is the same bytes in every encoding, and is not sent again to whoever has it", async ({
  request,
}) => {
  let texts: { text: string; etag: string }[] = [];
  const askAll = async () => {
    texts = await Promise.all(
      ["br", "gzip", "identity"].map(async (encoding) => {
        const headers = { "Accept-Encoding": encoding };
        const answer = await request.get("/docs-required", { headers });
        const { etag = "", vary } = answer.headers();
        expect(answer.headers()["content-encoding"] ?? "identity").toBe(encoding);
        expect(vary).toContain("Accept-Encoding");
        const again = await request.get("/docs-required", {
          headers: { ...headers, "If-None-Match": `W/${etag}` },
        });
        expect([again.status(), again.headers().etag, (await again.body()).length]).toEqual([304, etag, 0]);
        const head = await request.head("/docs-required", { headers });
        expect([head.status(), head.headers().etag]).toEqual([200, etag]);
        return { text: await answer.text(), etag };
      }),
    );
    expect(new Set(texts.map(({ text }) => text)).size).toBe(1);
    const campaign = await request.get("/docs-required?utm_source=mail&gclid=1", {
      headers: { "Accept-Encoding": "br" },
    });
    expect(campaign.headers().etag).toBe(texts[0]?.etag);
  };
  // Another journey may change the catalogue between two of the answers, and with it the page.
  await expect(askAll).toPass({ timeout: 10_000 });
  expect(new Set(texts.map(({ etag }) => etag)).size).toBe(3);
});

test("files of the build come in brotli, for good", async ({ request }) => {
  const home = await (await request.get("/")).text();
  const script = /\/_next\/static\/[^"]+\.js/.exec(home)?.[0] ?? "";
  const [packed, plain] = await Promise.all(
    ["br", "identity"].map((encoding) => request.get(script, { headers: { "Accept-Encoding": encoding } })),
  );
  expect(packed?.headers()["content-encoding"]).toBe("br");
  expect(packed?.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(Number(packed?.headers()["content-length"])).toBeLessThan(
    Number(plain?.headers()["content-length"]) / 2,
  );
  expect(await packed?.text()).toBe(await plain?.text());
});

test("how many leads wait is told to nobody who does not know the token", async ({ request }) => {
  for (const token of ["", "Bearer wrong-wrong-wrong-wrong"])
    expect(await (await request.get("/readyz", { headers: { Authorization: token } })).json()).toEqual({
      status: "ready",
    });
});

test("a lead's form that is refused for its origin, its length or its number makes no page; one with faults does", async ({
  request,
}) => {
  const from = { "X-Forwarded-For": "10.77.0.1", Referer: `${siteUrl}/te/contactus` };
  const call = (fields: object, headers: object = {}) =>
    request.post("/api/v1/contactus/createcontactus", {
      form: { fullName: "Asha", page: "/te/contactus", ...fields },
      headers: { ...from, ...headers },
      maxRedirects: 0,
    });
  const shown = await call({});
  expect([shown.status(), (await shown.text()).includes("<header")]).toEqual([400, true]);
  const refused = [
    await call({}, { Origin: "https://elsewhere.example" }),
    await call({ message: "m".repeat(40_000) }),
  ];
  const phoneNumber = newPhone();
  for (let time = 0; time < 5; time += 1)
    expect((await call({ phoneNumber, message: `Time ${time}` })).status()).toBe(303);
  refused.push(await call({ phoneNumber, message: "Once more" }));
  expect(refused.map((answer) => answer.status())).toEqual([403, 413, 429]);
  for (const answer of refused) {
    const text = await answer.text();
    expect(text).toMatch(/^<!doctype html><html lang="te-IN">.*href="tel:/s);
    expect(text).not.toMatch(/<header|<script/);
  }
});

test("a script that somebody brought into a page does not run", async ({ page }) => {
  await page.goto("/");
  const refused = await page.evaluate(async () => {
    const told: string[] = [];
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
      told.push(effectiveDirective),
    );
    const script = document.createElement("script");
    script.textContent = "document.title = 'brought in'";
    const handler = document.createElement("div");
    handler.innerHTML = `<img src="/media/none.jpg" onerror="document.title = 'brought in'">`;
    const style = document.createElement("style");
    style.textContent = "body { display: none }";
    document.body.append(script, handler, style);
    for (let tries = 0; tries < 50 && told.length < 3; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    return told.sort();
  });
  expect(refused).toEqual(["script-src-attr", "script-src-elem", "style-src-elem"]);
  await expect(page).not.toHaveTitle("brought in");
});
