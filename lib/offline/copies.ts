import { brand } from "@/content/site";
import { inEnglish } from "@/lib/base/language";
import { leftOf, mostCopies } from "./copies-left";
import { filesOf, fontsOf, readAtOf } from "./copy-document";
import { offlinePath } from "./kept-address";
import type { KeptCopy } from "./messages";

/** The number is that of how copies are stored: a worker that stores them otherwise raises it, and older ones go. */
export const cachePrefix = "zerokey-offline-";
export const cacheName = `${cachePrefix}1`;

const largestFile = 400_000;

/** There is no room on the device, also after the older half was let go. */
export class NoRoom extends Error {}

const nameHeader = "x-copy-name";
const titleHeader = "x-copy-title";
const readHeader = "x-copy-read";
const bytesHeader = "x-copy-bytes";
const filesHeader = "x-copy-files";
const fromHeader = "x-copy-from";
const byHeader = "x-copy-by";
const storedHeader = "x-copy-stored";

/** `list`: because the project is on the shortlist. `visit`: because the page was opened. */
export type KeptBy = "list" | "visit";

type Stored = KeptCopy & {
  request: Request;
  /** The address that it was read from. */
  from: string;
  by: KeptBy;
  /** By the device's clock, in milliseconds. */
  stored: number;
  bytes: number;
  files: string[];
};

/** Documents by their names, with the files they show themselves with. */
export class Copies {
  readonly #cache: Promise<Cache>;

  constructor(caches: CacheStorage) {
    this.#cache = caches.open(cacheName);
  }

  /** The document as the server sent it; `undefined` if it is not kept. */
  async find(name: string): Promise<Response | undefined> {
    return (await this.#cache).match(nameAddress(name));
  }

  /** A file that some document shows itself with. */
  async findFile(address: string): Promise<Response | undefined> {
    return (await this.#cache).match(address);
  }

  /** All documents, of late read first. */
  async list(): Promise<Stored[]> {
    const cache = await this.#cache;
    const found: Stored[] = [];
    for (const request of await cache.keys()) {
      const headers = (await cache.match(request))?.headers;
      const name = headers?.get(nameHeader);
      if (!headers || !name) continue;
      found.push({
        ...{ request, name, readAt: headers.get(readHeader) ?? "" },
        title: decodeURIComponent(headers.get(titleHeader) ?? ""),
        from: headers.get(fromHeader) ?? "",
        by: headers.get(byHeader) === "list" ? "list" : "visit",
        stored: Number(headers.get(storedHeader)),
        bytes: Number(headers.get(bytesHeader)),
        files: (headers.get(filesHeader) ?? "").split(" ").filter(Boolean),
      });
    }
    return found.sort((a, b) => b.readAt.localeCompare(a.readAt));
  }

  /**
   * Stores a document with its files, in place of an older one of that name. False for what is no whole page of ours: it
   * says when it was read, but for the one that opens without a network. Rejects with `NoRoom`, and when the network goes.
   */
  async store(name: string, answer: Response, by: KeptBy): Promise<boolean> {
    const isPage = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
    if (!answer.ok || answer.redirected || !isPage) return false;
    const html = await answer.text();
    const readAt = readAtOf(html);
    if (!readAt && inEnglish(name) !== offlinePath) return false;
    const kept = await this.find(name);
    // An answer that was asked for earlier and came later never takes the place of a newer one.
    if ((kept?.headers.get(readHeader) ?? "") > (readAt ?? "")) return true;
    const { files, bytes } = await this.#storeFiles(filesOf(html), answer.url);
    const headers = new Headers({
      "content-type": "text/html; charset=utf-8",
      [nameHeader]: name,
      [titleHeader]: encodeURIComponent(titleOf(html)),
      [readHeader]: readAt ?? "",
      [fromHeader]: answer.url,
      [byHeader]: kept?.headers.get(byHeader) === "visit" ? "visit" : by,
      [storedHeader]: String(Date.now()),
      [bytesHeader]: String(bytes + html.length),
      [filesHeader]: files.join(" "),
    });
    for (const header of ["content-security-policy", "referrer-policy", "x-content-type-options"])
      headers.set(header, answer.headers.get(header) ?? "");
    await this.#put(nameAddress(name), new Response(html, { headers }));
    return true;
  }

  /** Takes documents away, and files that no other has. */
  async remove(isGone: (copy: Stored) => boolean): Promise<void> {
    const cache = await this.#cache;
    for (const copy of await this.list()) if (isGone(copy)) await cache.delete(copy.request);
    await this.tidy();
  }

  /** Lets the oldest go until there are no more than may be, and files that no document shows itself with. */
  async tidy(most = mostCopies): Promise<void> {
    const cache = await this.#cache;
    const list = await this.list();
    const left = leftOf(list, most);
    for (const copy of list) if (!left.includes(copy)) await cache.delete(copy.request);
    const used = new Set(left.flatMap(({ files }) => files));
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url);
      if (!pathname.startsWith(copyFolder) && !used.has(pathname + search)) await cache.delete(request);
    }
  }

  /** Stores the files, and those of style sheets: by their addresses, and how large they are together. */
  async #storeFiles(addresses: string[], base: string): Promise<{ files: string[]; bytes: number }> {
    const cache = await this.#cache;
    const queue = addresses.map((address) => new URL(address, base));
    const files: string[] = [];
    let bytes = 0;
    for (let file = queue.shift(); file; file = queue.shift()) {
      const address = file.pathname + file.search;
      if (file.origin !== new URL(base).origin || files.includes(address)) continue;
      // What is named after what it holds never changes; anything else is read again.
      const known = file.pathname.startsWith("/_next/static/") ? await cache.match(address) : undefined;
      const answer = known ?? (await fetch(address, { credentials: "omit" }));
      if (!answer.ok) continue;
      const body = await answer.clone().arrayBuffer();
      if (body.byteLength > largestFile) continue;
      if (file.pathname.endsWith(".css"))
        queue.push(...fontsOf(new TextDecoder().decode(body), file.href).map((font) => new URL(font, base)));
      if (!known) await this.#put(address, answer);
      files.push(address);
      bytes += body.byteLength;
    }
    return { files, bytes };
  }

  async #put(address: string, answer: Response): Promise<void> {
    const cache = await this.#cache;
    const again = answer.clone();
    try {
      await cache.put(address, answer);
    } catch {
      // The device is full: the older half makes room, and if that is not enough it is said.
      await this.tidy(Math.floor((await this.list()).length / 2));
      await cache.put(address, again).catch(() => Promise.reject(new NoRoom()));
    }
  }
}

/** No address of the site begins like this, so that no copy is ever taken for what the network answers. */
const copyFolder = "/-copies/";

/** In markup, without the company's name. */
function titleOf(html: string): string {
  return (/<title>([^<]*)/.exec(html)?.[1] ?? "").replace(` | ${brand.name}`, "");
}

function nameAddress(name: string): string {
  return copyFolder + encodeURIComponent(name);
}
