import { createServer } from "node:http";
import { Webhook } from "standardwebhooks";
import { afterEach, expect, test } from "vitest";
import { leadMessage, sendLeadWebhook, WebhookRefused } from "./lead-webhook";
import type { OpenDelivery } from "@/lib/enquiries/store/lead-queries";
import { makeContact, makeLead } from "@/lib/enquiries/testing/make-lead";
import { openWebhookReceiver, type WebhookReceiver } from "@/lib/enquiries/testing/receivers";

const siteUrl = "https://homes.example.com";
const project = {
  ...{ id: 7, name: "Aurovelle Lakecity", slug: "aurovelle-lakecity", isPlot: true, isActive: true },
  brochure: null,
};
const delivery: OpenDelivery = {
  id: "0c5b54be-6a11-4d0b-9a5c-0d7a3c9f7e10",
  channel: "webhook",
  lead: {
    ...makeLead({
      id: "a3c1e6c0-7c37-8d5e-a5f0-0b8ed7f0c111",
      details: { city: "Pune", visitTimes: "2026-12-05 morning" },
    }),
    project,
    firstPhone: null,
    contact: makeContact(),
  },
};

let crm: WebhookReceiver | undefined;
afterEach(() => crm?.close());

function post({ LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET }: WebhookReceiver["settings"], sent = delivery) {
  return sendLeadWebhook(sent, { url: LEADS_WEBHOOK_URL, secret: LEADS_WEBHOOK_SECRET, siteUrl });
}

test("the receiver gets the whole lead, signed", async () => {
  crm = await openWebhookReceiver();
  await post(crm.settings);
  expect(crm.events).toEqual([
    {
      id: delivery.id,
      event: {
        type: "lead.created",
        timestamp: "2026-11-21T07:00:00.000Z",
        data: {
          id: "a3c1e6c0-7c37-8d5e-a5f0-0b8ed7f0c111",
          reference: "K7QF-92XD",
          kind: "callback",
          name: "Ravi Kumar",
          phone: "+919876543210",
          email: null,
          project: {
            id: 7,
            name: "Aurovelle Lakecity",
            url: "https://homes.example.com/propertydetails/7/aurovelle-lakecity?type=plot",
          },
          details: { city: "Pune", visitTimes: "2026-12-05 morning" },
          origin: null,
          page: "/propertydetails/1/aurovelle-lakecity",
          referrer: "https://www.example.com/search",
          utm: { utm_source: "newsletter" },
          consent: delivery.lead.consent,
          contact: {
            stoppedAt: null,
            until: "2027-05-20T07:00:00.000Z",
            channels: ["phone", "email"],
            callHours: { from: "09:00", until: "21:00", timeZone: "Asia/Kolkata" },
          },
          suspectedSpam: false,
          acceptedAt: "2026-11-21T07:00:00.000Z",
        },
      },
    },
  ]);
});

test("a corrected number is news of its own, with the number that was typed first", () => {
  const lead = { ...delivery.lead, phone: "+919123456780", firstPhone: "+919191234567" };
  expect(leadMessage({ channel: "webhook-correction", lead }, siteUrl)).toMatchObject({
    type: "lead.corrected",
    data: { phone: "+919123456780", firstPhone: "+919191234567" },
  });
});

test("nothing of the lead goes out that the receiver has no use for", () => {
  const { data } = leadMessage(delivery, siteUrl);
  expect(Object.keys(data)).not.toContain("addressHash");
  expect(JSON.stringify(data)).not.toContain("bodyHash");
});

test("text in any script keeps its signature", async () => {
  crm = await openWebhookReceiver();
  await post(crm.settings, { ...delivery, lead: { ...delivery.lead, name: "రవి 👨‍👩‍👧" } });
  expect(crm.events[0]?.event.data.name).toBe("రవి 👨‍👩‍👧");
});

test.each([
  ["base64 without a prefix", "c2VjcmV0IG9mIHRoZSB0ZXN0cw==", undefined],
  ["any text", "a secret with blanks!", new Webhook("a secret with blanks!", { format: "raw" })],
])("a secret may be %s", async (_, secret, verifier) => {
  crm = await openWebhookReceiver(secret, verifier);
  await post(crm.settings);
  expect(crm.events).toHaveLength(1);
});

test.each([400, 401, 404, 410, 429, 500, 503])("%i is no delivery", async (status) => {
  crm = await openWebhookReceiver();
  crm.answerWith(status);
  await expect(post(crm.settings)).rejects.toThrow(new WebhookRefused(status));
});

test("a redirect is not followed", async () => {
  crm = await openWebhookReceiver();
  crm.answerWith(307, { location: `${crm.settings.LEADS_WEBHOOK_URL}/elsewhere` });
  await expect(post(crm.settings)).rejects.toThrow("The receiver answered 307");
  expect(crm.ids).toHaveLength(1);
});

test("an answer without end is not read", async () => {
  let isOpen = true;
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200);
    const timer = setInterval(() => response.write("x".repeat(65_536)), 5);
    response.on("close", () => {
      isOpen = false;
      clearInterval(timer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const port = Object(server.address()).port;
  await sendLeadWebhook(delivery, { url: `http://127.0.0.1:${port}/`, secret: "x y", siteUrl });
  await expect.poll(() => isOpen).toBe(false);
  server.close();
});
