import { writeFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { expect } from "vitest";
import { headersOfNext } from "@/lib/server/next/testing/headers-of-next";
import { importCatalogue } from "@/lib/catalogue/run/import-catalogue";
import { runningUrl } from "./embedded-postgres";
import { asked, markOf } from "./testing/asked";
import { ask, expectSame, decoded, startNext, type Both } from "./testing/beside-next";
import { pause, test, type Site } from "./testing/start-site";

test("the server answers as Next would: first and second time, after a change of the catalogue and after a failed read; what a visitor sends changes nothing for another one", async ({
  site,
}) => {
  const run = site.start();
  await run.has("Ready:");
  const databaseUrl = (await runningUrl(site.folder)) ?? "none";
  const next = await startNext(databaseUrl, site.port);
  const both = { site: site.port, next: next.port };
  const hold = (seed: number, numRuns: number) =>
    fc.assert(
      fc.asyncProperty(asked, fc.constantFrom("GET", "GET", "HEAD"), async ({ address, headers }, method) => {
        await expectSame(both, `${method} ${address}`, headers);
        await expectSame(both, `${method} ${address}`, headers);
      }),
      { numRuns, seed, endOnFailure: true },
    );
  try {
    await hold(1, 60);
    for (const address of calls) {
      for (const coding of ["gzip", "br", "identity"])
        await expectSameCall(both, `GET /api/v1${address}`, [`Accept-Encoding: ${coding}`]);
      await expectSameCall(both, `HEAD /api/v1${address}`);
    }
    const ids = (await site.query(
      "select id from projects where is_active and not is_plot and id > 40 order by id",
    )) as number[];
    const fresh = ids.map((id) => `/propertydetails?project=${id}`);
    await expectNothingPoisoned(both, fresh);
    await changeCatalogue(site.folder, databaseUrl);
    await expectSame(both, "GET /propertylist?location=Kokapet");
    await hold(1, 30);
    const made = ["/", "/propertylist?location=Kokapet", "/faqs", "/propertydetails?project=12"];
    const before = new Map<string, string>();
    for (const address of made) {
      const { headers, text } = await expectSame(both, `GET ${address}`);
      before.set(address, decoded(headers, text));
    }
    await withoutData(site, async () => {
      // Failing for some while others get what was made before.
      const failing = fresh.slice(-8).map((address) => ask(site.port, `GET ${address}`));
      for (const [address, said] of before) {
        const { status, headers, text } = await ask(site.port, `GET ${address}`);
        expect([status, decoded(headers, text) === said], address).toEqual([200, true]);
      }
      for (const { status, headers } of await Promise.all(failing))
        expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([503, "30", "no-store"]);
    });
    // Nothing of that was kept.
    for (const address of fresh.slice(-8)) await expectSame(both, `GET ${address}`);
    await hold(2, 10);
  } finally {
    next.stop();
  }
});

/** Answered from the index behind the server, by SQL in Next's own server. */
const calls = [
  "/property/getfilteredproperties",
  "/property/getfilteredproperties?location=Kokapet&bhkType=2,3&sort=price_asc&limit=30",
  "/property/getfilteredproperties?search=lake&minPrice=5000000&amenities=Lift",
  "/property/getfilteredproperties?page=0&limit=x",
  "/plots/getfilteredplots?page=2",
  "/property/getallproperties?page=3",
  "/property/getrecentproperties",
  "/property/getchangedproperties?location=Kokapet",
  "/property/getsimilarproperties/12",
  "/property/getproperties/12",
  "/property/getproperties/999999",
  "/property/suggest?q=koka",
  "/property/places?bhkType=3",
  "/states/getallstates",
  "/cities/getallcitiesadmin?active=true",
  "/blog/getallblogs",
  "/nothing",
];

/** What a page of anybody reads of a call: its status, its data and what it may do with them. */
async function expectSameCall({ site, next }: Both, line: string, lines: string[] = []): Promise<void> {
  const [one, other] = await Promise.all(
    [site, next].map(async (port) => {
      const { status, headers, text } = await ask(port, line, lines);
      const said = Object.entries(headers).filter(([name]) =>
        /^(?:etag|cache-control|content-type|access-control-|retry-after|x-content-type|content-security)/.test(
          name,
        ),
      );
      return { status, headers: Object.fromEntries(said), text: decoded(headers, text) };
    }),
  );
  expect(one, line).toEqual(other);
}

/**
 * Whoever asks first for a page that nobody has asked for sends one of the headers that Next reads, in a way that reaches
 * Next: as navigation, or with credentials. What the next visitor gets is what Next's own server gives, which was not asked
 * so; and nothing of the first one is in it.
 */
async function expectNothingPoisoned(both: Both, fresh: string[]): Promise<void> {
  const headers = Object.entries(headersOfNext).map(([name, value]) => `${name}: ${value}`);
  const all = headers.filter((header) => !/^(?:rsc|content-length|host):/.test(header));
  const ways = [...headers.map((header) => ["Authorization: Basic eDp5", header]), all, ["RSC: 1", ...all]];
  expect(fresh.length).toBeGreaterThan(ways.length);
  for (const [at, lines] of ways.entries()) {
    const address = fresh[at] ?? "";
    const [prefetch, segment, from, state] = ["prefetch", "segment-prefetch", "url", "state-tree"].map(
      (name) =>
        lines
          .find((line) => line.startsWith(name === "url" ? "next-url:" : `next-router-${name}:`))
          ?.split(": ")[1],
    );
    const mark = markOf(prefetch, segment, from, state);
    await ask(both.site, `GET ${address}&_rsc=${mark}`, lines);
    const document = await expectSame(both, `GET ${address}`);
    const data = await ask(both.site, `GET ${address}&_rsc=`, ["RSC: 1"]);
    for (const { status, headers: sent, text } of [document, data]) {
      expect([status, JSON.stringify(sent).includes("poison")], lines.join()).toEqual([200, false]);
      expect(decoded(sent, text), lines.join()).not.toContain("poison");
    }
  }
}

async function changeCatalogue(folder: string, databaseUrl: string): Promise<void> {
  const file = path.join(folder, "change.ndjson");
  writeFileSync(file, JSON.stringify(changed));
  await importCatalogue({ databaseUrl, files: [file], mediaHosts: [], yesReally: true });
  await pause(5_000);
}

const changed = {
  kind: "property",
  externalId: "DOOR-1",
  name: "Door Towers",
  groupName: "Kohinest Realty",
  propertyType: "Apartment",
  city: "Hyderabad",
  state: "Telangana",
  locality: "Kokapet",
  reraId: "P02400001234",
  status: "Under Construction",
  floorplans: [{ bhkType: "3BHK", area: 1500, price: 12_000_000, bathrooms: 3 }],
};

/** Runs `action` while no table of the site can be found, and it knows that: it looks once a second. */
async function withoutData({ query }: Site, action: () => Promise<void>): Promise<void> {
  await query("alter schema public rename to away");
  try {
    await pause(1_200);
    await action();
  } finally {
    await query("alter schema away rename to public");
    await pause(1_200);
  }
}
