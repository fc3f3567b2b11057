import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { describe, vi } from "vitest";
import { findFreePort } from "@/lib/process/free-port";
import { openBackendGate, type Mood } from "./testing/backend-gate";
import { test } from "./testing/start-site";
import { ask, sendLead } from "./testing/site-request";

/**
 * One address of each kind that nobody asked for before, `at` makes them new for each mood. With the status that it has when
 * the backend can't be read.
 */
const addresses = (at: number): [string, number][] => [
  [`/propertylist?location=Kokapet&minPrice=${at} L`, 503],
  [`/propertylist?search=lake&minPrice=${at} L`, 503],
  [`/propertydetails/${10 + at}`, 503],
  [`/compare?project=${at}&project=${20 + at}`, 503],
  [`/enquire/callback?project=${30 + at}`, 200],
  ["/shortlist", 200],
  [`/share-preview?link=/propertydetails/${40 + at}`, 200],
  [`/share/project/${50 + at}-x.jpg`, 503],
  ["/sitemap.xml", 503],
  ["/sitemaps/projects-1.xml", 503],
  ["/feeds/all.atom", 503],
  // What the browser asks for: a changed filter, what is saved.
  [`/api/v1/property/getfilteredproperties?location=Hyderabad&page=${at}`, 503],
  [`/api/v1/property/getproperties/${60 + at}`, 503],
  ["/faqs", 200],
];

describe("a site on another backend", () => {
  test("has pages or whole answers, whatever that answers and if it never does, loses no lead, and is as before afterwards", async ({
    site,
    expect,
  }) => {
    const own = site.start();
    await own.has("Ready:");
    const gate = await openBackendGate(site.port);
    const port = await findFreePort();
    try {
      const other = site.start({
        ...{ DATA_DIR: path.join(site.folder, "other"), PORT: String(port) },
        API_BASE_URL: `http://127.0.0.1:${gate.port}/api/v1`,
      });
      await other.has("Ready:");
      const kept = ["/", "/propertylist", "/propertydetails/3"];
      const made = await Promise.all(kept.map((one) => ask(port, one)));
      expect(made.map(({ status }) => status)).toEqual([200, 200, 200]);
      const references: string[] = [];
      const moods: Mood[] = ["hangs", "away", "nonsense", "half"];
      for (const [at, mood] of moods.entries()) {
        gate.mood = mood;
        // Pages of another backend are good for 15 seconds, and the last good one is served after that.
        if (at === 0) await pause(16_000);
        for (const [page, before] of kept.map((one, index) => [one, made[index]?.text] as const)) {
          const { status, text } = await ask(port, page);
          expect([page, mood, status]).toEqual([page, mood, 200]);
          expect(text.length, `${page} ${mood}`).toBe(before?.length);
        }
        const answers = await Promise.all(addresses(at + 1).map(([one]) => ask(port, one)));
        expect(answers.map(({ path: one, status }) => [one, status])).toEqual(addresses(at + 1));
        const lead = await sendLead(port, `98765432${10 + at}`, 3 + at);
        expect([mood, lead.status]).toEqual([mood, 201]);
        references.push(lead.reference ?? "none");
      }
      gate.mood = "open";
      const stored = () => site.query("select reference from leads order by accepted_at");
      await vi.waitUntil(async () => (await stored()).length >= moods.length, {
        timeout: 30_000,
        interval: 500,
      });
      expect((await stored()).toSorted()).toEqual(references.toSorted());
      // What it answered with 200 is kept for 15 seconds and given once more after that, nonsense too.
      for (const [one] of addresses(9))
        await vi.waitUntil(async () => (await ask(port, one)).status < 400, {
          timeout: 40_000,
          interval: 1_000,
        });
      // What the backend is asked for page by page: comparison, sitemap, a drawn preview.
      const names = await Promise.all(["1", "2"].map((id) => nameOf(site.port, id)));
      const compared = await ask(port, "/compare?project=1&project=2");
      expect(compared.status).toBe(200);
      for (const name of names) expect(compared.text).toContain(name);
      const [ours, theirs] = await Promise.all(
        [port, site.port].map((one) => ask(one, "/sitemaps/projects-1.xml")),
      );
      const listed = (text = "") => new Set(text.match(/propertydetails\/\d+/g));
      expect(listed(ours?.text).size).toBeGreaterThan(100);
      expect(listed(ours?.text)).toEqual(listed(theirs?.text));
      const page = await ask(port, "/propertydetails/2");
      const picture = /content="[^"]*?(\/share\/project\/[^"]+\.jpg)"/.exec(page.text)?.[1] ?? "none";
      const drawn = await fetch(`http://127.0.0.1:${port}${picture}`);
      expect([picture, drawn.status, drawn.headers.get("content-type")]).toEqual([
        picture,
        200,
        "image/jpeg",
      ]);
      expect((await sendLead(port, "9876543299", 9)).status).toBe(201);
    } finally {
      gate.close();
    }
  });
});

/** As it stands in pages, where React writes `&` as `&amp;`. */
async function nameOf(port: number, id: string): Promise<string> {
  const { text } = await ask(port, `/api/v1/property/getproperties/${id}`);
  const { property } = JSON.parse(text) as { property: { name: string } };
  return property.name.replaceAll("&", "&amp;");
}
