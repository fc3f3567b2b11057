import { sql } from "drizzle-orm";
import { closeDatabase, database } from "@/lib/db/client";
import { openDemoDatabase } from "@/lib/projects/testing/catalogue-database";
import { calls } from "@/lib/contract/calls";
import { openSiteApi, origin } from "./site-api";

export type DemoIds = { home: string; plot: string; hidden: string; slug: string };
export type DemoApi = {
  /** Asks an address below `/api/v1`. */
  ask: (address: string, init?: RequestInit) => Promise<Response>;
  serve: (request: Request) => Promise<Response>;
  ids: DemoIds;
  close: () => Promise<void>;
};

/** The route handlers, with a database that holds the demo catalogue. */
export async function openDemoApi(): Promise<DemoApi> {
  const demo = await openDemoDatabase();
  const serve = await openSiteApi();
  const one = async (what: ReturnType<typeof sql>) => {
    const { rows } = await database().execute<{ value: string }>(what);
    return rows[0]?.value ?? "";
  };
  return {
    serve,
    ask: (address, init) => serve(new Request(`${origin}/api/v1${address}`, init)),
    ids: {
      home: await one(sql`select id::text as value from projects where is_active and not is_plot limit 1`),
      plot: await one(sql`select id::text as value from projects where is_active and is_plot limit 1`),
      hidden: await one(
        sql`select id::text as value from projects where not is_active and not is_plot limit 1`,
      ),
      slug: await one(sql`select slug as value from blog_posts limit 1`),
    },
    close: async () => {
      await closeDatabase();
      await demo.close();
    },
  };
}

export type CallName = keyof typeof calls;
export const callNames = Object.keys(calls) as CallName[]; // the keys of a constant are known

/** An address of this call that answers 200. */
export function callAddress(name: CallName, ids: DemoIds): string {
  const id = name === "onePlot" ? ids.plot : ids.home;
  const query: Partial<Record<CallName, string>> = {
    suggest: "?q=kokapet",
    citiesByState: "?stateId=4012",
    wholeCost: "?price=9000000",
    placePrices: "?city=Hyderabad&locality=Kokapet",
  };
  return calls[name].path.replace("{id}", id).replace("{slug}", ids.slug) + (query[name] ?? "");
}
