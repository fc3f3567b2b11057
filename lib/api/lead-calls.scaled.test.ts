import { Writable } from "node:stream";
import { parse } from "csv-parse/sync";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { howMany } from "@/lib/base/testing/how-many";
import { getOpenDelivery } from "@/lib/enquiries/deliver/delivery-queries";
import { streamLeads, writeLeads } from "@/lib/enquiries/staff/lead-export-queries";
import { leadFormSchemas, toWireBody } from "@/lib/enquiries/forms/lead-schema";
import { leadKinds, type LeadKind } from "@/lib/enquiries/forms/lead-options";
import { readPhoneNumber } from "@/lib/enquiries/forms/phone-number";
import { staffMail } from "@/lib/enquiries/deliver/lead-mail";
import { makeSettings } from "@/lib/enquiries/testing/make-lead";
import { goodBody, leadCallNames } from "./testing/lead-bodies";
import { openLeadApi } from "./testing/lead-api";
import { oddBody } from "./testing/odd-values";
const api = forAllTests(openLeadApi);

const requests = howMany(300, 10_000);
/** While the database stores one, another is read. */
const atOnce = 4;
const mailSettings = { ...makeSettings(), MAIL_FROM: "Zerokey <homes@example.com>" };

type Row = {
  kind: LeadKind;
  name: string;
  phone: string;
  email: string | null;
  project_id: number | null;
  details: Record<string, unknown>;
};

test("whatever is sent, the answer is JSON and no 5xx, and what is stored is what the schema takes", async () => {
  const seen = new Map<number, number>();
  const told = new Set<string>();
  const request = fc.constantFrom(...leadCallNames).chain((call) =>
    fc.tuple(
      fc.constant(call),
      fc.noShrink(fc.constant(null)).chain(() => oddBody(goodBody[call]())),
    ),
  );
  const ask = async ([call, body]: [(typeof leadCallNames)[number], unknown]) => {
    const response = await api.send(call, body);
    seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
    expect([201, 400, 413]).toContain(response.status);
    const answer = await response.json();
    expect(answer.status).toBe(response.status === 201);
    expect(typeof answer.message).toBe("string");
    if (response.status === 201) told.add(answer.data.reference);
  };
  const several = fc.array(request, { minLength: atOnce, maxLength: atOnce });
  const property = fc.asyncProperty(several, async (all) => void (await Promise.all(all.map(ask))));
  await fc.assert(property, { numRuns: requests / atOnce, seed: 20_261_121, endOnFailure: true });
  for (const status of [201, 400]) expect(seen.get(status) ?? 0).toBeGreaterThan(requests / 10);

  const { rows } = await api.db.execute<Row>(
    sql`select kind, name, phone, email, project_id, details from leads`,
  );
  expect(rows.length).toBe(told.size);
  for (const row of rows) expect(schemaRefuses(row), JSON.stringify(row)).toBeNull();
  await expectHarmlessMails();
  await expectHarmlessTable(rows.length);
}, 300_000);

/** Typed text is never markup in a mail, nor a header line of it. */
async function expectHarmlessMails(): Promise<void> {
  const { rows } = await api.db.execute<{ id: string }>(sql`select id from deliveries`);
  expect(rows.length).toBeGreaterThan(requests / 10);
  const own =
    /<\/?(?:!doctype|html|head|meta|title|style|body|div|h1|p|a|dl|dt|dd|span|br|table|tbody|tr|td)\b/gi;
  for (const { id } of rows) {
    const open = await getOpenDelivery(id, api.db);
    if (!open) throw new Error("A delivery is gone");
    const mail = staffMail(open, mailSettings);
    expect(mail.subject).not.toMatch(/[\u0000-\u001f]/);
    expect(mail.html.replace(own, "")).not.toMatch(/<[a-z!/]/i);
    expect(mail.html).not.toMatch(/href="(?!https?:|tel:|mailto:)/i);
  }
}

/** No cell of the table is a formula for a spreadsheet, and none shifts into another row or column. */
async function expectHarmlessTable(leads: number): Promise<void> {
  let csv = "";
  const out = new Writable({
    write(chunk: Buffer, _, done) {
      csv += chunk.toString();
      done();
    },
  });
  const { DATABASE_URL = "" } = process.env;
  await writeLeads(streamLeads(DATABASE_URL, {}), out, {
    format: "csv",
    siteUrl: "https://homes.example.com",
  });
  const [head, ...records]: string[][] = parse(csv, { bom: true });
  expect(records).toHaveLength(leads);
  for (const cell of records.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/);
  for (const record of records) expect(record).toHaveLength(head?.length ?? 0);
}

/** Errors that the form's schema finds in a stored lead: there must be none, and nothing left to clean. */
function schemaRefuses({ kind, name, phone, email, project_id, details }: Row): string | null {
  expect(leadKinds).toContain(kind);
  const number = readPhoneNumber(phone);
  if (!number) return `${phone} can't be called`;
  const body = {
    ...(kind === "contact" ? { fullName: name } : { name }),
    phoneNumber: number.national,
    email,
    ...("contact interior loan".includes(kind) ? {} : { propertyId: project_id, allowContact: true }),
    ...details,
  };
  const parsed = leadFormSchemas[kind](number.countryCode).safeParse(body);
  if (!parsed.success) return parsed.error.message;
  const again: Record<string, unknown> = toWireBody(kind, parsed.data);
  const changed = Object.entries(body).find(([key, value]) => String(again[key]) !== String(value));
  return changed ? `${changed[0]} would be cleaned once more` : null;
}
