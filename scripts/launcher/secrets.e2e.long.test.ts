import { rmSync } from "node:fs";
import { once } from "node:events";
import path from "node:path";
import { describe, vi } from "vitest";
import { openWebhookReceiver } from "@/lib/enquiries/testing/receivers";
import { test, type Run } from "./testing/start-site";
import { ask, sendLead } from "./testing/site-request";

/* Each secret is changed as docs/operations.md, "Changing secrets" says, on a site that has leads. */

async function stop(run: Run): Promise<void> {
  run.child.kill("SIGTERM");
  await once(run.child, "exit");
}

function metrics(port: number, token: string): Promise<{ status: number }> {
  return ask(port, "/metrics", { headers: { Authorization: `Bearer ${token}` } });
}

async function correct(port: number, correction: string, phoneNumber: string): Promise<number> {
  const body = JSON.stringify({ correction, phoneNumber });
  const headers = { "Content-Type": "application/json" };
  return (await ask(port, "/api/v1/leads/correctphone", { method: "POST", headers, body })).status;
}

const correctionOf = (text: string) => (JSON.parse(text) as { data: { correction: string } }).data.correction;

describe("secrets", () => {
  test("are changed by a restart: the old ones open nothing, the new ones do, and no lead is lost", async ({
    site,
    expect,
  }) => {
    const crm = await openWebhookReceiver("whsec_b2xkIHNlY3JldCBvZiB0aGUgdGVzdA==");
    const changed = await openWebhookReceiver("whsec_bmV3IHNlY3JldCBvZiB0aGUgdGVzdA==");
    try {
      const first = site.start({ METRICS_TOKEN: "the-old-token-of-the-test", ...crm.settings });
      await first.has("Ready:");
      expect((await metrics(site.port, "the-old-token-of-the-test")).status).toBe(200);
      const before = await sendLead(site.port, "9876543210");
      expect(before.status).toBe(201);
      await vi.waitFor(() => expect(crm.events).toHaveLength(1), 15_000);
      // The CRM is away while the secrets change: what waits is signed with the new one.
      crm.answerWith(503);
      const waiting = await sendLead(site.port, "9876543211");
      await vi.waitFor(() => expect(crm.ids.length).toBeGreaterThan(1), 15_000);
      await stop(first);
      rmSync(path.join(site.folder, "address-secret"));

      const second = site.start({ METRICS_TOKEN: "the-new-token-of-the-test", ...changed.settings });
      await second.has("Ready:");
      expect((await metrics(site.port, "the-old-token-of-the-test")).status).toBe(404);
      expect((await metrics(site.port, "the-new-token-of-the-test")).status).toBe(200);
      expect(await correct(site.port, correctionOf(before.text), "9876543219")).toBe(400);
      const after = await sendLead(site.port, "9876543212");
      expect(await correct(site.port, correctionOf(after.text), "9876543213")).toBe(200);
      const told = () => new Set(changed.events.map(({ event }) => event.data.reference));
      await vi.waitFor(() => expect(told()).toEqual(new Set([waiting.reference, after.reference])), 60_000);
      expect(changed.badSignatures()).toBe(0);
      expect(await site.query("select count(*)::int from leads")).toEqual([3]);
      await stop(second);
    } finally {
      await Promise.all([crm.close(), changed.close()]);
    }
  });
});
