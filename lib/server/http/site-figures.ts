import { leadKinds } from "@/lib/enquiries/forms/lead-options";
import { countSpool } from "@/lib/enquiries/intake/lead-spool";
import { catalogueSeen } from "@/lib/process/process-state.mjs";
import {
  countMessages,
  leadWays,
  openPools,
  replicaState,
  sharedCountState,
  takenLeads,
} from "@/lib/process/told-figures";
import { projectIndex, type IndexState } from "@/lib/projects/index/index-slot";
import type { Counters } from "./figures";
import type { ReadyStore } from "./ready-store";

/** All figures that are read when somebody asks. What is not known then has no value. */
export function tellOfSite(counters: Counters, store: ReadyStore): void {
  readyPages(counters, store);
  catalogue(counters);
  leads(counters);
  databases(counters);
  sharedLimits(counters);
}

type Value = { value: number; labels?: Record<string, string> };

/** A figure that is read when somebody asks. What is not known then has no value. */
function gauge(
  { registry, Gauge }: Counters,
  name: string,
  help: string,
  read: () => Value[] | Promise<Value[]>,
  labelNames: string[] = [],
): void {
  new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    async collect() {
      this.reset();
      const values = await read();
      if (values.length === 0 && labelNames.length === 0) this.remove();
      for (const { labels = {}, value } of values) this.set(labels, value);
    },
  });
}

function readyPages(counters: Counters, store: ReadyStore): void {
  gauge(counters, "site_ready_pages", "Pages that are ready as bytes.", () => [{ value: store.size }]);
  gauge(counters, "site_ready_bytes", "Room that ready pages take.", () => [{ value: store.bytes }]);
  gauge(counters, "site_ready_limit_bytes", "Room that they may take (READY_MEGABYTES).", () => [
    { value: store.maxBytes },
  ]);
}

function catalogue(counters: Counters): void {
  gauge(counters, "site_catalogue_version", "Version of the catalogue that is shown.", () =>
    catalogueSeen.current ? [{ value: catalogueSeen.current.version }] : [],
  );
  gauge(counters, "site_catalogue_readable", "1 while the catalogue can be read.", () => [
    { value: catalogueSeen.current?.readable ? 1 : 0 },
  ]);
  const ofIndex = (name: string, help: string, read: (state: IndexState, now: number) => number) =>
    gauge(counters, `site_index_${name}`, help, () => {
      const state = projectIndex.current?.state();
      return state ? [{ value: read(state, Date.now()) }] : [];
    });
  ofIndex("version", "Version of the catalogue that the index holds.", ({ version }) => version);
  ofIndex("projects", "Projects in the index.", ({ projects }) => projects);
  ofIndex("bytes", "Room that the index takes.", ({ bytes }) => bytes);
  ofIndex("age_seconds", "Since the index was loaded.", ({ loadedAt }, now) => (now - loadedAt) / 1_000);
  ofIndex(
    "behind_seconds",
    "Since when the index has been behind the catalogue; 0 when it is not.",
    (state, now) => (state.behindSince === undefined ? 0 : (now - state.behindSince) / 1_000),
  );
}

function leads(counters: Counters): void {
  const { registry, Counter } = counters;
  new Counter({
    name: "site_leads_total",
    help: "Leads taken, by kind and by where they went.",
    labelNames: ["kind", "way"],
    registers: [registry],
    collect() {
      this.reset();
      for (const kind of leadKinds)
        for (const way of leadWays) this.inc({ kind, way }, takenLeads.get(`${kind} ${way}`) ?? 0);
    },
  });
  gauge(
    counters,
    "site_spool_leads",
    "Leads on the disk: waiting for the database, or set aside because it refused them.",
    async () => byState(await countSpool().catch(() => null)),
    ["state"],
  );
}

/** The outbox is counted once for the three figures that come from it. */
function databases(counters: Counters): void {
  let counted: ReturnType<typeof count> | undefined;
  const count = async () => countMessages.current?.() ?? null;
  const backlog = () => {
    if (!counted) {
      counted = count();
      // All three ask at once.
      setImmediate(() => (counted = undefined));
    }
    return counted;
  };
  gauge(counters, "site_database_up", "1 when the database answered in time.", async () =>
    countMessages.current ? [{ value: (await backlog()) ? 1 : 0 }] : [],
  );
  gauge(
    counters,
    "site_replica_behind_seconds",
    "How old what the replica has was at the last look; 0 when it had all of the catalogue.",
    () => (replicaState.current ? [{ value: replicaState.current.behindMs / 1_000 }] : []),
  );
  gauge(
    counters,
    "site_deliveries",
    "Messages about leads that are not out: in the queue, without settings, given up.",
    async () => {
      const { waiting, kept, failed } = (await backlog()) ?? {};
      return waiting === undefined ? [] : byState({ waiting, kept: kept ?? 0, failed: failed ?? 0 });
    },
    ["state"],
  );
  gauge(
    counters,
    "site_delivery_oldest_seconds",
    "How long the oldest in the queue has waited.",
    async () => {
      const found = await backlog();
      return found ? [{ value: found.oldestWaitingSeconds }] : [];
    },
  );
  gauge(
    counters,
    "site_database_connections",
    "Connections to the database, by pool.",
    () =>
      [...openPools].flatMap(([pool, read]) => {
        const { open, idle } = read();
        return [
          { labels: { pool, state: "used" }, value: open - idle },
          { labels: { pool, state: "idle" }, value: idle },
        ];
      }),
    ["pool", "state"],
  );
  gauge(
    counters,
    "site_database_waiting",
    "Who waits for a connection, by pool.",
    () => [...openPools].map(([pool, read]) => ({ labels: { pool }, value: read().waiting })),
    ["pool"],
  );
}

function sharedLimits(counters: Counters): void {
  gauge(counters, "site_redis_up", "1 when Redis answered the last time that it was asked.", () =>
    sharedCountState.current ? [{ value: sharedCountState.current.isAnswering ? 1 : 0 }] : [],
  );
  const { registry, Counter } = counters;
  new Counter({
    name: "site_limits_alone_total",
    help: "What this site counted alone because Redis did not answer.",
    registers: [registry],
    collect() {
      this.reset();
      this.inc(sharedCountState.current?.alone ?? 0);
    },
  });
}

function byState(counts: Record<string, number> | null): Value[] {
  return Object.entries(counts ?? {}).map(([state, value]) => ({ labels: { state }, value }));
}
