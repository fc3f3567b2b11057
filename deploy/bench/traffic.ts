import type { Row } from "@/scripts/bench/report";

export type Traffic = {
  /** How often each status was answered; 0 when nobody answered. */
  statuses: Map<number, number>;
  /** The longest that somebody waited, in milliseconds. */
  slowest: number;
  stop: () => Promise<void>;
};

const places = ["Kokapet", "Gachibowli", "Hyderabad", "Kondapur", "Tellapur", "Vijayawada", "Nowhere"];
const bedrooms = ["1BHK", "2BHK", "3BHK", "4BHK"];
const one = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!; // no list is empty
const upTo = (most: number) => Math.ceil(Math.random() * most);

/** What visitors, crawlers and programs ask for. Some of it is kept, some made anew each time. */
const addresses: (() => string)[] = [
  ...[
    "/",
    "/propertylist",
    "/blog",
    "/builders",
    "/faqs",
    "/emi-calculator",
    "/sitemap.xml",
    "/desk/leads",
  ].map((address) => () => address),
  () => `/propertylist?location=${one(places)}&bedrooms=${one(bedrooms)}`,
  () => `/propertylist?search=${one(places)}&minPrice=${upTo(90)} L&sort=price_asc`,
  () => `/propertydetails/${upTo(120)}`,
  () => `/propertydetails/${upTo(120)}?from=${upTo(1e6)}`,
  () => `/compare?project=${upTo(60)}&project=${upTo(60)}`,
  () => `/enquire/callback?project=${upTo(60)}`,
  () => `/api/v1/property/getfilteredproperties?location=${one(places)}&bhkType=${one(["2", "3"])}`,
  () => `/share-preview?link=/propertydetails/${upTo(60)}`,
  () => `/no-such-page-${upTo(1e6)}`,
];

/** Visitors at a steady rate, each from an address of their own, who ask once and never again. */
export function startTraffic(url: string, perSecond: number): Traffic {
  const running = new Set<Promise<void>>();
  let count = 0;
  const visit = async () => {
    const start = performance.now();
    const from = `10.${128 + ((count >> 16) & 63)}.${(count >> 8) & 255}.${count & 255}`;
    const headers = { "X-Forwarded-For": from, "Accept-Encoding": one(["br", "gzip"]) };
    const signal = AbortSignal.timeout(30_000);
    // A site that is killed may have sent a part of its answer.
    const status = await fetch(url + one(addresses)(), { headers, redirect: "manual", signal })
      .then((response) => response.arrayBuffer().then(() => response.status))
      .catch(() => 0);
    traffic.statuses.set(status, (traffic.statuses.get(status) ?? 0) + 1);
    traffic.slowest = Math.max(traffic.slowest, Math.round(performance.now() - start));
  };
  const timer = setInterval(() => {
    count += 1;
    const asked = visit().finally(() => running.delete(asked));
    running.add(asked);
  }, 1_000 / perSecond);
  const traffic: Traffic = {
    statuses: new Map(),
    slowest: 0,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(running);
    },
  };
  return traffic;
}

/** How often each status came; good when none of `bad` did. */
export function tell(what: string, { statuses, slowest }: Traffic, isBad: (status: number) => boolean): Row {
  const sorted = [...statuses].toSorted(([a], [b]) => a - b);
  const counts = sorted.map(([status, times]) => `${status}: ${times}`).join(", ");
  return [what, `${counts}; slowest ${slowest} ms`, !sorted.some(([status]) => isBad(status))];
}

export const isFailed = (status: number) => status === 0 || status >= 500;
