import { spawn, type ChildProcess } from "node:child_process";
import zlib from "node:zlib";
import { expect } from "vitest";
import { rawRequest, type RawAnswer } from "@/e2e/raw-request";
import { keptControl } from "@/lib/server/http/ready-page";
import { partsOf } from "@/lib/server/next/document-parts";
import { withLaterScripts } from "@/lib/server/next/later-scripts";
import { findFreePort } from "@/lib/process/free-port";
import { nextCommand, projectRoot } from "../project";
import { pause } from "./start-site";

/** The same build and database, served by Next's own command. */
export async function startNext(databaseUrl: string, sitePort: number) {
  const port = await findFreePort();
  const child: ChildProcess = spawn(process.execPath, [nextCommand, "start", "-p", String(port)], {
    cwd: projectRoot,
    stdio: "ignore",
    env: {
      ...process.env,
      BY_LAUNCHER: "1",
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      DATABASE_URL: databaseUrl,
      SITE_URL: `http://localhost:${sitePort}`,
    },
  });
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
    if (answer) return { port, stop: () => child.kill("SIGKILL") };
    await pause(100);
  }
  child.kill("SIGKILL");
  throw new Error("Next's own server does not answer.");
}

/** Asks as a browser does, which says what it is: the server says it for who does not, since Next writes another page for him. */
export const ask = (port: number, line: string, headers: string[] = []) =>
  rawRequest(`http://127.0.0.1:${port}`, line, [
    ...headers,
    ...(headers.some((header) => /^user-agent:/i.test(header)) ? [] : ["User-Agent: unknown"]),
  ]);

/** The ports of the site, and of Next's own server beside it. */
export type Both = { site: number; next: number };

/** Asks both, and expects answers that say the same; then, whether the server knows its own validator again. */
export async function expectSame(
  { site, next }: Both,
  line: string,
  headers: string[] = [],
): Promise<RawAnswer> {
  const one = await ask(site, line, headers);
  const isKept = one.headers["cache-control"] === keptControl;
  const isData = one.headers["content-type"] === "text/x-component";
  const other = await (isKept && isData ? wholeData(next, line) : ask(next, line, headers));
  const [{ text, ...rest }, { text: nextText, ...nextRest }] = [inWords(one), inWords(other)];
  const asked = `${line} ${headers.join(" | ")}`;
  expect(rest, asked).toEqual(nextRest);
  expect(firstDifference(text, nextText), asked).toBeNull();
  const { etag } = one.headers;
  if (!etag) return one;
  const others = headers.filter((header) => !/^if-none-match:/i.test(header));
  const again = await ask(site, line, [...others, `If-None-Match: "x", W/${etag}`]);
  expect([again.status, again.text], asked).toEqual([304, ""]);
  for (const name of ["etag", "vary", "cache-control"])
    expect(again.headers[name], asked).toBe(one.headers[name]);
  return one;
}

/** The data of a page for a browser that holds nothing of the site. */
function wholeData(port: number, line: string): Promise<RawAnswer> {
  const plain = line.replace(/(?<=[?&])_rsc[^&]*&?/, "").replace(/[?&]$/, "");
  return ask(port, `${plain}${plain.includes("?") ? "&" : "?"}_rsc`, ["RSC: 1"]);
}

/** Where two long texts part, with what stands around it. */
function firstDifference(one: string, other: string): [string, string] | null {
  if (one === other) return null;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return [one.slice(Math.max(0, at - 80), at + 80), other.slice(Math.max(0, at - 80), at + 80)];
}

/** What of an answer counts: status, where it leads, how long it may be kept and by what it varies, and the text. */
function inWords({ status, headers, text }: RawAnswer) {
  const varies = (headers.vary ?? "").toLowerCase().split(/,\s*/);
  return {
    status,
    location: headers.location,
    type: headers["content-type"],
    // What is not there is kept nowhere (docs/decisions/0006-error-documents.md), and what is kept is kept by the server alone.
    kept:
      status === 404 || /s-maxage|no-store/.test(headers["cache-control"] ?? "")
        ? ""
        : headers["cache-control"],
    // The server compresses everything, Next what is long.
    varies: varies.filter((name) => name !== "accept-encoding" && name !== "").sort(),
    cookies: headers["set-cookie"],
    text: status === 200 ? plainText(headers, text) : "",
  };
}

/** The text of a body, without what differs from one making to the next. */
function plainText(headers: RawAnswer["headers"], text: string): string {
  const plain = decoded(headers, text);
  // Data for navigation come in rows, numbered and sent as they are ready, with a name for each making and the address by which
  // a page was asked: what they say are their texts.
  if (headers["content-type"] === "text/x-component") {
    const texts = plain.replace(/"c":\[[^\]]*\],"q":"[^"]*"/, "").match(/"(?:[^"\\]|\\.)*"/g) ?? [];
    return [...new Set(texts.filter((one) => !/^"(?:\$|[\w-]{21,22}"$)/.test(one)))].sort().join("\n");
  }
  // In documents they are numbered by when they were ready. What they say is in the markup. Which scripts a document lists
  // beside those of its markup depends on when their parts were ready; React asks for the others itself.
  return withLaterScripts(partsOf(plain))
    .join("")
    .replaceAll(/<script>\(?self\.__next_f.*?<\/script>/gs, "")
    .replace(/(?<= id="later-scripts">)\[.*?\](?=<)/, "[]");
}

/** A body as it was before it was sent. */
export function decoded(headers: RawAnswer["headers"], text: string): string {
  const isChunked = headers["transfer-encoding"] === "chunked";
  const bytes = Buffer.from(isChunked ? withoutChunks(text) : text, "latin1");
  if (bytes.length === 0) return "";
  const unpack = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync, deflate: zlib.inflateSync };
  const coding = headers["content-encoding"] as keyof typeof unpack | undefined;
  return (coding ? unpack[coding](bytes) : bytes).toString();
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
