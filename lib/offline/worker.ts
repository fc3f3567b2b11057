import { inEnglish, languageOf, type Language } from "@/lib/base/language";
import { paths, visitSheetPath } from "@/lib/base/paths";
import { cacheName, cachePrefix, Copies, NoRoom, type KeptBy } from "./copies";
import { isUnwanted } from "./copies-left";
import { copyScriptPath, listOf, toCopy, type CopyReason } from "./copy-document";
import { sayIn } from "./copy-speech";
import { copyName, isLeftAlone, nameIn, offlinePath, shortlistCopyPath, twinsOf } from "./kept-address";
import type { FromWorker, Told } from "./messages";

/** Written in by the build: the script of copies (`copy-page.ts`). */
declare const COPY_SCRIPT: string;
declare const self: WorkerScope;

/** Who has a copy waits no longer for the network, in milliseconds. */
const patienceMs = 4_000;
const filePatienceMs = 1_000;
/** The newest of the shortlist have their sheets kept. */
const mostSheets = 12;

/** What was read a shorter while ago is not read again. */
const freshMs = 30 * 60_000;

const copies = new Copies(self.caches);
const shortlistName = paths.shortlist;

/** Paths that browsers which know such rules never wake the worker for. */
const notOurs = ["/desk", "/desk/*", "/api/*"];

self.addEventListener("install", (event) => {
  const rules = notOurs.map((urlPattern) => ({ condition: { urlPattern }, source: "network" as const }));
  if (event.addRoutes) event.waitUntil(event.addRoutes(rules));
  event.waitUntil(
    refresh(offlinePath, offlinePath, "list").then((problem) => {
      // The browser tries again at the next page.
      if (problem) throw new Error(`The page for no network could not be kept: ${problem}`);
      return self.skipWaiting();
    }),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await self.caches.keys())
        if (name.startsWith(cachePrefix) && name !== cacheName) await self.caches.delete(name);
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  if (address.pathname === copyScriptPath) {
    const headers = { "content-type": "text/javascript; charset=utf-8" };
    return event.respondWith(Promise.resolve(new Response(COPY_SCRIPT, { headers })));
  }
  if (request.mode !== "navigate") {
    // Only style sheets, fonts and pictures: scripts and data are the network's alone.
    if (/^(?:style|font|image)$/.test(request.destination)) event.respondWith(fileFor(request));
    return;
  }
  // Handed through: what the browser asked for while the worker was started would be asked for twice.
  if (isLeftAlone(address)) return event.respondWith(fromNetwork(event));
  const name = copyName(address);
  event.respondWith(
    name ? newest(event, name) : fromNetwork(event).catch(() => sayOffline(languageOf(address.pathname))),
  );
});

self.addEventListener("message", (event) => {
  const [port] = event.ports;
  event.waitUntil(
    obey(event.data as Told).then(async (problem) => {
      const list = (await copies.list()).filter(({ readAt }) => readAt);
      const told = list.map(({ name, title, readAt }) => ({ name, title, readAt }));
      port?.postMessage({ copies: told, problem } satisfies FromWorker);
    }),
  );
});

/** The answer of the network; a copy if there is one and the network has none, or is slow, or the site fails. */
async function newest(event: FetchEvent, name: string): Promise<Response> {
  const answered = fromNetwork(event);
  event.waitUntil(
    answered.then(
      async (answer) => {
        // The shortlist's copy is another document than its page.
        if (inEnglish(name) !== shortlistName) await keep(name, answer.clone(), "visit");
      },
      // Without a network there is nothing to keep.
      () => undefined,
    ),
  );
  if (!(await copies.find(name))) return answered.catch(() => insteadOf(name));
  const first = await Promise.race([
    answered.catch(() => "no-network" as const),
    new Promise<"slow">((resolve) => setTimeout(() => resolve("slow"), patienceMs)),
  ]);
  if (typeof first === "string") return (await copyOf(name, first)) ?? insteadOf(name);
  if (first.status < 500) return first;
  return (await copyOf(name, "unanswered")) ?? first;
}

/** Without a network and a copy: the copy of the same page in another language, or what is kept at all. */
async function insteadOf(name: string): Promise<Response> {
  for (const twin of twinsOf(name)) {
    const copy = await copyOf(twin, "no-network");
    if (copy) return copy;
  }
  return sayOffline(languageOf(name));
}

function nameOf(path: string): string | null {
  return copyName(new URL(path, self.location.origin));
}

async function fromNetwork({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** A file that copies show themselves with. What is named after what it holds is never read again; others wait a moment. */
async function fileFor(request: Request): Promise<Response> {
  const kept = await copies.findFile(request.url);
  if (!kept) return fetch(request);
  if (/^\/(?:_next\/static|pictures)\//.test(new URL(request.url).pathname)) return kept;
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), filePatienceMs));
  return Promise.race([fetch(request).catch(() => kept), late]);
}

async function copyOf(name: string, reason: CopyReason, insert = ""): Promise<Response | undefined> {
  const found = await copies.find(name);
  if (!found) return undefined;
  const html = toCopy(await found.text(), reason, found.headers.get("x-copy-read") || null);
  const { headers } = found;
  return new Response(html.replace('<div data-copies="">', `$&${insert}`), { headers });
}

/** The page that says that there is no network, with what is kept: in this language, if it was read in it, or else in English. */
async function sayOffline(language: Language): Promise<Response> {
  const list = (await copies.list()).filter(({ readAt }) => readAt);
  for (const spoken of [language, "en"] as const) {
    const insert = sayIn(spoken, () => listOf(list));
    const screen = await copyOf(nameIn(spoken, offlinePath), "no-network", insert);
    if (screen) return screen;
  }
  return Response.error();
}

/** Does what a page asks; what stood in the way of it, or `null`. */
async function obey(message: Told): Promise<FromWorker["problem"]> {
  if (message.kind === "erase") await copies.remove(({ readAt }) => readAt !== "");
  if (message.kind !== "keep") return null;
  const { shortlist, open, language = "en" } = message;
  const own = (path: string) => nameIn(language, path);
  let problem = await refresh(own(offlinePath), own(offlinePath), "list");
  const list = own(`${shortlistCopyPath}?${new URLSearchParams(shortlist.map((key) => ["project", key]))}`);
  // Who has just seen it with prices of now has them kept.
  const listAge = open === own(shortlistName) ? 0 : freshMs;
  if (shortlist.length > 0) problem = (await refresh(own(shortlistName), list, "list", listAge)) ?? problem;
  const sheets = shortlist.slice(0, mostSheets).map((key) => own(visitSheetPath([key])));
  for (const path of sheets) problem = (await refresh(nameOf(path), path, "list")) ?? problem;
  if (open && open !== own(shortlistName)) problem = (await refresh(nameOf(open), open, "visit")) ?? problem;
  const names = new Set([
    ...[offlinePath, own(offlinePath)],
    ...(shortlist.length > 0 ? [own(shortlistName)] : []),
    ...sheets.flatMap((path) => nameOf(path) ?? []),
  ]);
  const kept = new Set((await copies.list()).map(({ name }) => name));
  await copies.remove(({ by, name }) => by === "list" && isUnwanted(name, own(name), names, kept));
  return problem;
}

/** Reads an address again, unless it was read a short while ago. */
async function refresh(
  name: string | null,
  path: string,
  by: KeptBy,
  youngMs = freshMs,
): Promise<FromWorker["problem"]> {
  if (!name) return null;
  const from = new URL(path, self.location.origin).href;
  const known = (await copies.list()).find((copy) => copy.name === name);
  const age = Date.now() - (known?.stored ?? 0);
  if (known?.from === from && age >= 0 && age < youngMs) return null;
  const answer = await fetch(from, { credentials: "omit", cache: "no-cache" }).catch(() => null);
  return answer ? keep(name, answer, by) : "network";
}

async function keep(name: string, answer: Response, by: KeptBy): Promise<FromWorker["problem"]> {
  try {
    return (await copies.store(name, answer, by)) ? null : "network";
  } catch (error) {
    return error instanceof NoRoom ? "room" : "network";
  }
}

/*
 * What of a service worker's surroundings the worker uses: TypeScript knows them only where it does not know those of a
 * page, and one program can't be told both.
 */

type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void };

type InstallEvent = ExtendableEvent & {
  /** Not in every browser. */
  addRoutes?: (rules: { condition: { urlPattern: string }; source: "network" }[]) => Promise<void>;
};

type FetchEvent = ExtendableEvent & {
  readonly request: Request;
  /** What the browser asked for while the worker was started; `undefined` without such an answer. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

type WorkerMessage = ExtendableEvent & { readonly data: unknown; readonly ports: readonly MessagePort[] };

type WorkerEvents = {
  install: InstallEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: WorkerMessage;
};

type WorkerScope = {
  readonly caches: CacheStorage;
  readonly clients: { claim: () => Promise<void> };
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration & {
    readonly navigationPreload?: { enable: () => Promise<void> };
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <K extends keyof WorkerEvents>(kind: K, hear: (event: WorkerEvents[K]) => void) => void;
};
