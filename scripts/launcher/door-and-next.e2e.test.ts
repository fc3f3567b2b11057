import { spawn, type ChildProcess } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import fc from "fast-check";
import { expect } from "vitest";
import { rawRequest } from "@/e2e/raw-request";
import { importCatalogue } from "@/lib/catalogue/run/import-catalogue";
import { findFreePort } from "@/lib/process/free-port";
import { shareDatabase } from "./database-lock";
import { projectRoot } from "./project";
import { pause, test } from "./testing/start-site";

type Answer = { status: number; headers: Record<string, string>; text: string };

/** As Next reads them in the one spelling, and answers without the door: other spellings are the door's own matter. */
const addresses = fc.oneof(
  fc.constantFrom("/", "/faqs", "/builders", "/blog", "/docs-required", "/contactus", "/emi-calculator"),
  fc
    .array(
      fc.constantFrom(
        ["location", "Kokapet"],
        ["location", "Banjara Hills"],
        ["city", "Pune"],
        ["propertyType", "Villa"],
        ["bedrooms", "3BHK"],
        ["bedrooms", "2BHK,3BHK"],
        ["budget", "1Cr-1.5Cr"],
        ["page", "2"],
        ["search", "lake"],
        ["sort", "price_asc"],
        ["utm_source", "mail"],
      ),
      { maxLength: 4 },
    )
    .map((pairs) => `/propertylist?${new URLSearchParams(pairs as [string, string][]).toString()}`),
  fc
    .tuple(fc.integer({ min: 1, max: 40 }), fc.constantFrom("", "&type=plot", "&gclid=1"))
    .map(([id, more]) => `/propertydetails?project=${id}${more}`),
  fc.integer({ min: 1, max: 40 }).map((id) => `/propertydetails/${id}/an-older-name`),
);
const headers = fc.uniqueArray(
  fc.constantFrom(
    "Accept-Encoding: br",
    "Accept-Encoding: gzip",
    "Accept-Encoding: gzip;q=0, *;q=0.1",
    "Cookie: a=b; c=d",
    "User-Agent: Googlebot",
    "X-Forwarded-For: 10.1.2.3",
    "X-Forwarded-Proto: https",
    "Range: bytes=0-99",
    'If-None-Match: "other"',
    "Accept-Language: te-IN",
    "Authorization: Basic eDp5",
  ),
  { maxLength: 4, selector: (line) => line.split(":", 1)[0] },
);

test("the door answers as Next would: first and second time, and after a change of the catalogue", async ({
  site,
}) => {
  const run = site.start();
  await run.has("Ready:");
  const { database, leave } = await shareDatabase(site.folder);
  const port = await findFreePort();
  const next = startNext(port, database.url, site.port);
  try {
    await untilAnswering(`http://127.0.0.1:${port}/healthz`);
    const same = async (address: string, lines: string[], method: string) => {
      const ask = (to: number) => rawRequest(`http://127.0.0.1:${to}`, `${method} ${address}`, lines);
      const [door, own] = await Promise.all([ask(site.port), ask(port)]);
      const [{ text, ...rest }, { text: ownText, ...ownRest }] = [inWords(door), inWords(own)];
      const asked = `${method} ${address} ${lines.join(" | ")}`;
      expect(rest, asked).toEqual(ownRest);
      expect(firstDifference(text, ownText), asked).toBeNull();
    };
    const hold = (seed: number) =>
      fc.assert(
        fc.asyncProperty(
          addresses,
          headers,
          fc.constantFrom("GET", "GET", "HEAD"),
          async (address, lines, method) => {
            await same(address, lines, method);
            await same(address, lines, method);
          },
        ),
        { numRuns: 60, seed },
      );
    await hold(1);
    const file = path.join(site.folder, "change.ndjson");
    writeFileSync(file, JSON.stringify(changed));
    await importCatalogue({ databaseUrl: database.url, files: [file], mediaHosts: [], yesReally: true });
    await pause(5_000);
    await same("/propertylist?location=Kokapet", [], "GET");
    await hold(1);
  } finally {
    next.kill("SIGKILL");
    await leave();
  }
});

const changed = {
  kind: "property",
  externalId: "DOOR-1",
  name: "Door Towers",
  groupName: "Kohinest Realty",
  propertyType: "Apartment",
  city: "Hyderabad",
  state: "Telangana",
  locality: "Kokapet",
  status: "Under Construction",
  floorplans: [{ bhkType: "3BHK", area: 1500, price: 12_000_000, bathrooms: 3 }],
};

/** The same build and database, served by Next's own command. */
function startNext(port: number, databaseUrl: string, sitePort: number): ChildProcess {
  const next = path.join(projectRoot, "node_modules/next/dist/bin/next");
  return spawn(process.execPath, [next, "start", "-p", String(port)], {
    cwd: projectRoot,
    stdio: "ignore",
    env: {
      ...process.env,
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      DATABASE_URL: databaseUrl,
      SITE_URL: `http://localhost:${sitePort}`,
    },
  });
}

async function untilAnswering(address: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(address).catch(() => null);
    if (answer) return;
    await pause(100);
  }
  throw new Error(`Nothing answers at ${address}.`);
}

/** Where two long texts part, with what stands around it. */
function firstDifference(one: string, other: string): [string, string] | null {
  if (one === other) return null;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return [one.slice(Math.max(0, at - 80), at + 80), other.slice(Math.max(0, at - 80), at + 80)];
}

/** What of an answer counts: status, where it leads, how long it may be kept, and the text. */
function inWords({ status, headers, text }: Answer) {
  return {
    status,
    location: headers.location,
    type: headers["content-type"],
    // What is not there is kept nowhere (docs/decisions/0006).
    kept: status === 404 ? "" : headers["cache-control"],
    text: status === 200 ? decoded(headers, text) : "",
  };
}

function decoded(headers: Record<string, string>, text: string): string {
  const bytes = Buffer.from(
    headers["transfer-encoding"] === "chunked" ? withoutChunks(text) : text,
    "latin1",
  );
  if (bytes.length === 0) return "";
  const unpack = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync, deflate: zlib.inflateSync };
  const coding = headers["content-encoding"] as keyof typeof unpack | undefined;
  const plain = coding ? unpack[coding](bytes) : bytes;
  // Next's data for the browser are numbered by when they were ready, and name the address by which a page was asked
  // first; with the door that is the plain one. What they say is in the markup.
  return plain.toString().replaceAll(/<script>\(?self\.__next_f.*?<\/script>/gs, "");
}

function withoutChunks(text: string): string {
  let [at, body] = [0, ""];
  for (;;) {
    const end = text.indexOf("\r\n", at);
    const size = parseInt(text.slice(at, end), 16);
    if (!size) return body;
    body += text.slice(end + 2, end + 2 + size);
    at = end + 2 + size + 2;
  }
}
