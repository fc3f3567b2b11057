/*
 * What of a service worker's surroundings the worker uses: TypeScript knows them only where it does not know those of a
 * page, and one program can't be told both.
 */

type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void };

type InstallEvent = ExtendableEvent & {
  /** Not in every browser. */
  addRoutes?: (rules: { condition: { urlPattern: string }; source: "network" }[]) => Promise<void>;
};

export type FetchEvent = ExtendableEvent & {
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

export type WorkerScope = {
  readonly caches: CacheStorage;
  readonly clients: { claim: () => Promise<void> };
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration & {
    readonly navigationPreload?: { enable: () => Promise<void> };
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <K extends keyof WorkerEvents>(kind: K, hear: (event: WorkerEvents[K]) => void) => void;
};
