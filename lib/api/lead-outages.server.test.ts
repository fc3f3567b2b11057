import files from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { readdirSync, statSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { daysBefore, indianDay } from "@/lib/base/indian-day";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { storeSpooledLeads } from "@/lib/enquiries/intake/watch-spool";
import { countSpool, eraseFromSpool, listSpool } from "@/lib/enquiries/intake/lead-spool";
import { forgetAllLimits } from "@/lib/process/rate-limits";
import { leadAnswerSchema } from "@/lib/contract/answers";
import { goodBody } from "./testing/lead-bodies";
import { openLeadApi } from "./testing/lead-api";
const api = forAllTests(openLeadApi);
beforeEach(async () => {
  forgetAllLimits();
  api.gate.open();
  await storeSpooledLeads();
});

const folder = () => path.join(api.dataDir, "lead-spool");
const referenceOf = async (response: Response) => {
  expect(response.status).toBe(201);
  return leadAnswerSchema.parse(await response.json()).data.reference;
};
async function references(): Promise<string[]> {
  const { rows } = await api.db.execute<{ reference: string }>(
    sql`select reference from leads order by accepted_at, stored_at, reference`,
  );
  return rows.map(({ reference }) => reference);
}

test("with the database gone leads are answered as ever, wait on the disk, and come in once, in their order", async () => {
  const before = await references();
  api.gate.shut();
  const sent: string[] = [];
  for (let index = 0; index < 12; index += 1)
    sent.push(await referenceOf(await api.send("createContact", goodBody.createContact())));
  expect(await countSpool()).toEqual({ waiting: 12, refused: 0 });
  expect(await references()).toEqual(before);
  api.gate.open();
  await Promise.all([storeSpooledLeads(), storeSpooledLeads()]);
  expect(await references()).toEqual([...before, ...sent]);
  expect(await listSpool()).toEqual([]);
  const { rows } = await api.db.execute(
    sql`select 1 from deliveries d join leads l on l.id = d.lead_id where l.reference = ${sent[0]}`,
  );
  expect(rows.length).toBeGreaterThan(0);
});

test("wishes for a visit outlast an outage, also one that is longer than they are good for", async () => {
  const visitTimes = `${daysBefore(indianDay(new Date()), -1)} morning`;
  api.gate.shut();
  const sent = await referenceOf(await api.send("createEnquiry", goodBody.createEnquiry({ visitTimes })));
  expect((await countSpool()).waiting).toBe(1);
  vi.useFakeTimers({ now: Date.now() + 3 * 86_400_000, toFake: ["Date"] });
  try {
    api.gate.open();
    await storeSpooledLeads();
  } finally {
    vi.useRealTimers();
  }
  const { rows } = await api.db.execute(sql`select details from leads where reference = ${sent}`);
  expect(rows).toEqual([{ details: { visitTimes } }]);
});

test("a retry with the same key is one lead whether it meets the spool or the database", async () => {
  const body = goodBody.createEnquiry();
  const key = { "Idempotency-Key": "outage-key" };
  api.gate.shut();
  const first = await referenceOf(await api.send("createEnquiry", body, key));
  expect(await referenceOf(await api.send("createEnquiry", body, key))).toBe(first);
  expect((await countSpool()).waiting).toBe(1);
  expect((await api.send("createEnquiry", { ...body, name: "Another" }, key)).status).toBe(409);
  api.gate.open();
  await storeSpooledLeads();
  expect(await referenceOf(await api.send("createEnquiry", body, key))).toBe(first);
  expect((await references()).filter((reference) => reference === first)).toHaveLength(1);
});

test("stored but not confirmed: the lead goes to the spool too and is still one", async () => {
  const body = goodBody.createLoan();
  // Opens a connection, so that the next commit is the lead's own.
  await api.send("createContact", goodBody.createContact());
  api.gate.swallowNextCommit();
  const reference = await referenceOf(await api.send("createLoan", body));
  expect((await countSpool()).waiting).toBe(1);
  await storeSpooledLeads();
  expect((await references()).filter((known) => known === reference)).toHaveLength(1);
  expect((await countSpool()).waiting).toBe(0);
});

test("a database that hangs costs no lead: whoever sends one is answered while it hangs", async () => {
  await api.send("createContact", goodBody.createContact());
  api.gate.freeze();
  const reference = await referenceOf(await api.send("createContact", goodBody.createContact()));
  await referenceOf(await api.send("createContact", goodBody.createContact()));
  api.gate.open();
  await storeSpooledLeads();
  expect(await references()).toContain(reference);
}, 60_000);

test("what can't be a lead is set aside and holds nobody up; a project that has gone does not either", async () => {
  api.gate.shut();
  const orphan = await referenceOf(
    await api.send("createEnquiry", goodBody.createEnquiry({ propertyId: 987_654 })),
  );
  writeFileSync(path.join(folder(), `000000000000001-000001-${"0".repeat(36)}.json`), '{"id":"torn');
  const after = await referenceOf(await api.send("createContact", goodBody.createContact()));
  api.gate.open();
  await storeSpooledLeads();
  expect(await references()).toEqual(expect.arrayContaining([orphan, after]));
  expect(await countSpool()).toEqual({ waiting: 0, refused: 1 });
  rmSync(path.join(folder(), "refused"), { recursive: true });
});

test("without database and without disk the answer is 503 with the number to call, and no wait for the next try", async () => {
  api.gate.shut();
  rmSync(folder(), { recursive: true, force: true });
  // A file in place of the folder: even root can't write into it.
  writeFileSync(folder(), "");
  const body = goodBody.createContact();
  for (let time = 0; time < 7; time += 1) {
    const response = await api.send("createContact", body);
    expect(response.status).toBe(503);
    expect((await response.json()).message).toContain("1800 000 0000");
  }
  rmSync(folder());
  api.gate.open();
  await storeSpooledLeads();
  await referenceOf(await api.send("createContact", body));
});

test("a lead that has to wait does not list all that waits", async () => {
  api.gate.shut();
  const list = vi.spyOn(files, "readdir");
  syncBuiltinESMExports();
  const began = performance.now();
  try {
    await listSpool();
    expect(list).toHaveBeenCalledTimes(1);
    for (let time = 0; time < 24; time += 1) await api.send("createContact", goodBody.createContact());
    // One a second, and those of whoever stores what waits.
    expect(list.mock.calls.length).toBeLessThan(6 + ((performance.now() - began) / 1000) * 2);
  } finally {
    list.mockRestore();
    syncBuiltinESMExports();
  }
});

test("as many leads wait as there is room for; the next is refused with the number to call, and none that was taken is lost", async () => {
  api.gate.shut();
  const taken = [await referenceOf(await api.send("createContact", goodBody.createContact()))];
  const other = `000001-${"0".repeat(36)}.json`;
  const names = Array.from({ length: 10_000 }, (_, at) => `${String(at).padStart(15, "0")}-${other}`);
  for (const name of names) writeFileSync(path.join(folder(), name), "");
  // What others wrote is seen a second late.
  const body = await vi.waitFor(async () => {
    const sent = goodBody.createContact();
    const answer = await api.send("createContact", sent);
    if (answer.status === 201) taken.push(await referenceOf(answer));
    expect(answer.status).toBe(503);
    expect((await answer.json()).message).toContain("1800 000 0000");
    return sent;
  }, 10_000);
  expect((await countSpool()).waiting).toBe(10_000 + taken.length);
  for (const name of names) rmSync(path.join(folder(), name));
  // So is the room that there is again.
  taken.push(
    await vi.waitFor(async () => {
      const answer = await api.send("createContact", body);
      expect(answer.status).toBe(201);
      return referenceOf(answer);
    }, 10_000),
  );
  api.gate.open();
  await storeSpooledLeads();
  expect(await references()).toEqual(expect.arrayContaining(taken));
});

test("the spool is readable by its owner only, and a person's leads can be taken out of it", async () => {
  api.gate.shut();
  const body = goodBody.createContact();
  await api.send("createContact", body);
  await api.send("createContact", goodBody.createContact());
  expect(statSync(folder()).mode & 0o777).toBe(0o700);
  for (const name of readdirSync(folder()))
    expect(statSync(path.join(folder(), name)).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder()).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  expect(await eraseFromSpool(({ phone }) => phone === `+91${String(body.phoneNumber)}`)).toBe(1);
  expect((await countSpool()).waiting).toBe(1);
});
