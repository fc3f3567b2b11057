import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { oddText } from "@/lib/api/testing/odd-texts";
import { howMany } from "@/lib/base/testing/how-many";
import { home } from "@/lib/catalogue/testing/catalogue-fixtures";
import { insertLeads, makeLead, makeSettings } from "@/lib/enquiries/testing/make-lead";
import { openDeskCatalogue } from "@/lib/desk/testing/project-desk";
import { openDesk } from "@/lib/desk/testing/open-desk";
import { forgetAllLimits } from "@/lib/process/rate-limits";
import { deskCalls } from "./desk-calls";

const requests = howMany(400, 4_000);
/** Names that calls read, those of forms with rows, and some that no form has. */
const names = [
  ...[
    "version",
    "note",
    "by",
    "status",
    "assignedTo",
    "followUp",
    "since",
    "change",
    "add",
    "preview",
    "line",
  ],
  ...[
    "email",
    "role",
    "name",
    "token",
    "next",
    "id",
    "sheet",
    "keyFrom",
    "album",
    "alt",
    "looksRight",
    "title",
    "slug",
  ],
  ...[
    "content",
    "price",
    "groupName",
    "city",
    "state",
    "locality",
    "possessionDate",
    "reraId",
    "mapSource",
    "video",
  ],
  ...[
    "floorplans[0].price",
    "floorplans[0].bhkType",
    "floorplans[999].area",
    "floorplans[-1]",
    "numbers[0].figure",
    "registrations[0].until",
  ],
  ...["columns[0]", "constructor", "__proto__", "toString", "isActive", "q", "page", "x"],
];
const formsOfIds = ["new", "testimonials", "banners", "numbers", "0", "-1", "1e3", "../leads", "%2e%2e"];

const desk = forAllTests(openDesk);
let cookie: string;
let ids: string[];
const log = vi.spyOn(console, "error").mockImplementation(() => {});
beforeAll(async () => {
  cookie = await desk.signIn("owner@example.com", "owner");
  await (await openDeskCatalogue(desk)).importRecords([home("P-1"), home("P-2")]);
  const lead = makeLead({});
  await insertLeads(desk.database.db, [lead], makeSettings());
  const { rows } = await desk.database.db.execute<{ id: string }>(sql`select id::text from projects`);
  ids = [lead.id, ...rows.map(({ id }) => id), ...formsOfIds];
}, 120_000);
afterAll(async () => {
  log.mockRestore();
});

const asked = fc.record({
  call: fc.constantFrom(...deskCalls.filter(({ path }) => !/sign-out|sessions/.test(path))),
  id: fc.nat(),
  odd: fc.option(oddText, { freq: 4 }),
  sent: fc.dictionary(fc.constantFrom(...names), oddText, { maxKeys: 6 }),
  isForm: fc.boolean(),
});

test("whatever somebody signed in sends to the desk, the answer is one that it knows, never a 5xx", async () => {
  const seen = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(asked, async ({ call, id, odd, sent, isForm }) => {
      forgetAllLimits();
      const part =
        odd === null
          ? ids[id % ids.length]!
          : encodeURIComponent(odd.slice(0, 200).replace(/\p{Surrogate}/gu, "?"));
      const path = call.path.replace("{id}", decodeURIComponent(part));
      // Who asks for news and has gone is answered at once; who stays waits for most of a minute.
      const signal = call.method === "GET" ? AbortSignal.abort() : undefined;
      const answer = await desk.ask(path, { method: call.method, sent, cookie, isForm, signal });
      seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
      const said = await answer.text();
      const isKnown = answer.status < 500 || said.includes("No mail is set up");
      expect(
        isKnown,
        `${answer.status}: ${call.path} ${part} ${JSON.stringify(sent)} ${said.slice(0, 200)}`,
      ).toBe(true);
    }),
    { numRuns: requests, seed: 20_261_123 },
  );
  expect(log.mock.calls).toEqual([]);
  // Much of it is read before it is refused, and some of it is done.
  for (const status of [200, 400, 404]) expect(seen.get(status) ?? 0).toBeGreaterThan(requests / 100);
}, 300_000);
