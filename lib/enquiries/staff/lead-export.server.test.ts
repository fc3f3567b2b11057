import { Writable } from "node:stream";
import { parse } from "csv-parse/sync";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { createTestDatabase } from "@/lib/db/testing/test-database";
import { csvColumns } from "@/lib/enquiries/forms/lead-columns";
import { parseSince } from "@/lib/base/parse-since";
import { insertLeads, insertProject, makeLead, makeSettings } from "@/lib/enquiries/testing/make-lead";
import {
  type ExportedLead,
  type ExportOptions,
  type LeadFilter,
  streamLeads,
  writeLeads,
} from "./lead-export-queries";

const settings = makeSettings({ LEADS_WEBHOOK_URL: "https://crm.example", LEADS_WEBHOOK_SECRET: "secret" });
const database = forAllTests(createTestDatabase);
beforeEach(async () => {
  await database.db.execute(sql`delete from leads`);
});

async function exported(options: Partial<ExportOptions> = {}, filter: LeadFilter = {}): Promise<string> {
  let text = "";
  const out = new Writable({
    write(chunk: Buffer, _, done) {
      text += chunk.toString();
      done();
    },
  });
  await writeLeads(streamLeads(database.url, filter, 7), out, {
    ...{ format: "csv", siteUrl: settings.SITE_URL },
    ...options,
  });
  return text;
}

const rowsOf = (csv: string): Record<string, string>[] => parse(csv, { columns: true, bom: true });

describe("the CSV", () => {
  test("has every field of a lead in a column of its own", async () => {
    const projectId = String(await insertProject(database.db));
    const details = { city: "Pune", occupation: "Salaried", propertyIdentity: "Yes", loanAmount: 5_000_000 };
    await insertLeads(
      database.db,
      [makeLead({ kind: "loan", email: "ravi@visitor.example", projectId, details })],
      settings,
    );
    const csv = await exported();
    expect(csv).toMatch(/^reference,kind,acceptedAt,name,phone,email,.*\r\n/);
    expect(rowsOf(csv)).toEqual([
      {
        ...{ reference: "K7QF-92XD", kind: "loan", acceptedAt: "2026-11-21T07:00:00.000Z" },
        ...{ name: "Ravi Kumar", phone: "'+919876543210", email: "ravi@visitor.example" },
        ...{ projectId, projectName: "Aurovelle Lakecity" },
        projectUrl: `https://homes.example.com/propertydetails/${projectId}/aurovelle-lakecity`,
        ...{ planType: "", planArea: "", planPrice: "" },
        ...{ address: "", enquiry: "", message: "", propertyType: "" },
        ...{ city: "Pune", occupation: "Salaried", propertyIdentity: "Yes", loanAmount: "5000000" },
        ...{ page: "/propertydetails/1/aurovelle-lakecity", referrer: "https://www.example.com/search" },
        ...{ utm_source: "newsletter", utm_medium: "", utm_campaign: "", utm_term: "", utm_content: "" },
        ...{ consentText: "I agree to be contacted", consentVersion: "box-2026-11" },
        ...{ consentChannels: "phone email", consentAt: "2026-11-21T07:00:00.000Z" },
        ...{ firstPhone: "", suspicion: "", deliveries: "staff-mail:waiting webhook:waiting", erasedAt: "" },
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        ...{ status: "new", assignedTo: "", followUpAt: "", firstContactAt: "", questions: "" },
        ...{ contactStoppedAt: "", contactUntil: "2027-05-20T07:00:00.000Z", contactChannels: "phone email" },
        ...{ callHours: "09:00-21:00", noticeVersion: "", origin: "", language: "", visitTimes: "" },
      },
    ]);
  });

  test.each(["=1+1", "+1", "-1+cmd|' /C calc'!A0", "@SUM(A1)", "\t=1", "\r=1", "＝1+1", "＋1", "－1", "＠x"])(
    "makes no formula of %j, wherever it stands",
    async (evil) => {
      const details = { message: evil, address: evil };
      await insertLeads(
        database.db,
        [makeLead({ name: evil, referrer: evil, sourcePage: evil, utm: { utm_term: evil }, details })],
        settings,
      );
      const csv = await exported();
      const cells: string[][] = parse(csv);
      expect(cells.flat().filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([]);
      expect(rowsOf(csv)[0]?.name).toBe(`'${evil}`);
    },
  );

  test("names the times at which somebody would like to see a home", async () => {
    const visitTimes = "2026-12-05 morning, 2026-12-06 evening";
    await insertLeads(database.db, [makeLead({ details: { visitTimes } })], settings);
    expect(rowsOf(await exported())[0]).toMatchObject({ visitTimes });
  });

  test("keeps quotes, commas, several lines and any script", async () => {
    const message = 'Two "homes",\nplease; రవి 👨‍👩‍👧';
    await insertLeads(database.db, [makeLead({ details: { message } })], settings);
    expect(rowsOf(await exported())[0]?.message).toBe(message);
  });

  test("has its header when there is no lead, and a mark for Excel on request", async () => {
    expect(await exported()).toBe(`${csvColumns.join(",")}\r\n`);
    expect(await exported({ forExcel: true })).toBe(`\ufeff${csvColumns.join(",")}\r\n`);
  });
});

test("NDJSON has one lead a line, with its parts together", async () => {
  await insertLeads(
    database.db,
    [makeLead({ details: { message: "One\nTwo" } }), makeLead({ reference: "BBBB-2222" })],
    settings,
  );
  const lines = (await exported({ format: "ndjson" })).trimEnd().split("\n");
  const leads = lines.map((line): unknown => JSON.parse(line));
  expect(leads).toHaveLength(2);
  expect(leads).toContainEqual(
    expect.objectContaining({
      ...{ reference: "K7QF-92XD", phone: "+919876543210", project: null },
      ...{ details: { message: "One\nTwo" }, utm: { utm_source: "newsletter" } },
      deliveries: { "staff-mail": "waiting", webhook: "waiting" },
    }),
  );
});

test("leads come in their order, each once, also those of one moment, and only the wanted ones", async () => {
  const leads = Array.from({ length: 40 }, (_, at) =>
    makeLead({
      reference: `R-${at}`,
      kind: at % 2 ? "callback" : "contact",
      acceptedAt: new Date(Date.UTC(2026, 10, 1 + Math.floor(at / 10))).toISOString(),
    }),
  );
  await insertLeads(database.db, leads.toReversed(), settings);
  const all = rowsOf(await exported());
  expect(new Set(all.map(({ reference }) => reference)).size).toBe(40);
  expect(all.map(({ acceptedAt }) => acceptedAt)).toEqual(leads.map(({ acceptedAt }) => acceptedAt));
  const since = new Date("2026-11-03T00:00:00Z");
  const some = rowsOf(await exported({}, { since, kind: "contact" }));
  expect(some.map(({ reference }) => reference).sort()).toEqual(
    leads
      .slice(20)
      .filter(({ kind }) => kind === "contact")
      .map(({ reference }) => reference)
      .sort(),
  );
});

test("leads are read no faster than they are taken", async () => {
  await database.db.execute(sql`
    insert into leads (id, reference, kind, name, phone, details, accepted_at)
    select gen_random_uuid(), 'R-' || n, 'contact', 'Ravi', '+919876543210',
      json_build_object('message', repeat('x', 1000)), timestamptz '2026-01-01Z' + n * interval '1 minute'
    from generate_series(1, 20000) as n`);
  let [pulled, written] = [0, 0];
  let goOn = () => {};
  const pauseAt = 400_000;
  const out = new Writable({
    write(chunk: Buffer, _, done) {
      const wasBelow = written < pauseAt;
      written += chunk.length;
      if (wasBelow && written >= pauseAt) goOn = done;
      else done();
    },
  });
  async function* counted(leads: AsyncIterable<ExportedLead>) {
    for await (const lead of leads) {
      pulled += 1;
      yield lead;
    }
  }
  const leads = counted(streamLeads(database.url, {}));
  const done = writeLeads(leads, out, { format: "csv", siteUrl: settings.SITE_URL });
  await expect.poll(() => written).toBeGreaterThanOrEqual(pauseAt);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(pulled).toBeLessThan(2_000);
  goOn();
  await done;
  expect(pulled).toBe(20_000);
  expect(written).toBeGreaterThan(20_000_000);
});

test.each([
  ["2026-11-21", "2026-11-21T00:00:00.000Z"],
  ["2026-11-21T09:30", "2026-11-21T09:30:00.000Z"],
  ["2026-11-21T09:30:15Z", "2026-11-21T09:30:15.000Z"],
  ["2026-11-21T09:30:15.5+05:30", "2026-11-21T04:00:15.500Z"],
  ["yesterday", undefined],
  ["2026-02-30", undefined],
  ["2026-11-21 09:30", undefined],
  ["2026-11-21T25:00", undefined],
  ["", undefined],
])("since %j", (text, iso) => {
  expect(parseSince(text)?.toISOString()).toBe(iso);
});
