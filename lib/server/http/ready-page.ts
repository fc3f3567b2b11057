import type { OutgoingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import zlib from "node:zlib";
import type { KeptAddress } from "@/lib/server/cache/kept-address";
import type { Answer } from "./captured-answer";
import { compress, entityTag, type Encoding } from "./encodings";
import type { ReadyBody, ReadyPage } from "./ready-store";

const gunzip = promisify(zlib.gunzip);

/** Headers that belong to one sending, and those by which Next reports to itself. */
const passing =
  /^(?:connection|keep-alive|date|transfer-encoding|content-length|content-encoding|etag|x-nextjs-.*)$/;

/** For how long a kept page is fresh in caches in front, and may be sent while they fetch a new one. In seconds. */
const freshSeconds = 300;
export const keptControl = `s-maxage=${freshSeconds}, stale-while-revalidate=3300`;

/** Whether an answer may be kept and sent to others: a whole page for nobody in particular. */
export function isKeepable(answer: Answer): boolean {
  return answer.status === 200 && answer.headers["set-cookie"] === undefined;
}

/** Compresses an answer and computes all that is sent with it. `version`: of the catalogue when its making began. */
export async function toReadyPage(kept: KeptAddress, answer: Answer, version: number): Promise<ReadyPage> {
  const [br, gzip] = await Promise.all([
    compress(answer.body, "br", "fast"),
    compress(answer.body, "gzip", "fast"),
  ]);
  const now = Date.now();
  const page: ReadyPage = {
    key: kept.key,
    address: kept.address,
    isData: kept.isData === true,
    status: answer.status,
    headers: pageHeaders({ ...answer.headers, "cache-control": keptControl }),
    bodies: {},
    version,
    madeAt: now,
    freshUntil: now + freshSeconds * 1_000,
    isBest: false,
  };
  page.bodies.br = readyBody(page, br, "br");
  page.bodies.gzip = readyBody(page, gzip, "gzip");
  return page;
}

/** The form of a page that a client wants; the plain one is made from another, and kept from then on. */
export async function bodyOf(page: ReadyPage, encoding: Encoding): Promise<ReadyBody> {
  return (page.bodies[encoding] ??= readyBody(page, await plainText(page), "identity"));
}

/** The text of a page, before it was compressed. */
export async function plainText({ bodies }: ReadyPage): Promise<Buffer> {
  if (bodies.identity) return bodies.identity.bytes;
  if (!bodies.gzip) throw new Error("A page without a body.");
  return gunzip(bodies.gzip.bytes);
}

/** What is sent for one encoding; with a 304 the same but for what describes the body. */
export function readyBody(page: ReadyPage, bytes: Buffer, encoding: Encoding): ReadyBody {
  const tag = entityTag(bytes, encoding);
  const bareHead = [...page.headers, "ETag", tag];
  const coding = encoding === "identity" ? [] : ["Content-Encoding", encoding];
  return { bytes, tag, bareHead, head: [...bareHead, ...coding, "Content-Length", String(bytes.length)] };
}

/** Headers of a document as they go out: name and value in turn, each target of a redirect once. */
export function pageHeaders(headers: OutgoingHttpHeaders): string[] {
  const varies = new Set(
    [headers.vary, "Accept-Encoding"]
      .flat()
      .flatMap((one) => String(one ?? "").split(","))
      .map((one) => one.trim())
      .filter(Boolean)
      .map((one) => (/^accept-encoding$/i.test(one) ? "Accept-Encoding" : one)),
  );
  const others = Object.entries(headers).flatMap(([name, value]) => {
    if (passing.test(name) || name === "vary" || value === undefined) return [];
    const values = [value].flat().map(String);
    return (name === "location" ? values.slice(-1) : values).flatMap((one) => [name, one]);
  });
  return [...others, "Vary", [...varies].join(", ")];
}
