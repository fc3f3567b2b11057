import { createServer, type IncomingMessage } from "node:http";
import { Webhook } from "standardwebhooks";
import type { leadMessage } from "@/lib/enquiries/deliver/lead-webhook";

type ReceivedEvent = { id: string; event: ReturnType<typeof leadMessage> };

export type WebhookReceiver = {
  settings: { LEADS_WEBHOOK_URL: string; LEADS_WEBHOOK_SECRET: string };
  /** The events with a valid signature that were accepted. */
  events: ReceivedEvent[];
  /** The ids of all events, accepted or not. */
  ids: string[];
  badSignatures: () => number;
  /** The status of its answers from now on. */
  answerWith: (status: number, headers?: Record<string, string>) => void;
  close: () => Promise<void>;
};

/** A CRM that checks each signature with the library of the Standard Webhooks specification. */
export async function openWebhookReceiver(
  secret = "whsec_c2VjcmV0IG9mIHRoZSB0ZXN0cw==",
  verifier = new Webhook(secret),
): Promise<WebhookReceiver> {
  const events: ReceivedEvent[] = [];
  const ids: string[] = [];
  let answer: { status: number; headers?: Record<string, string> } = { status: 200 };
  let bad = 0;
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const id = String(request.headers["webhook-id"]);
    try {
      const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
      const event = verifier.verify(body, Object.fromEntries(headers)) as ReceivedEvent["event"];
      ids.push(id);
      if (answer.status < 300) events.push({ id, event });
      response.writeHead(answer.status, answer.headers).end();
    } catch {
      bad += 1;
      response.writeHead(401).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The receiver has no port");
  return {
    settings: { LEADS_WEBHOOK_URL: `http://127.0.0.1:${address.port}/leads`, LEADS_WEBHOOK_SECRET: secret },
    events,
    ids,
    badSignatures: () => bad,
    answerWith: (status, headers) => {
      answer = { status, headers };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // no encoding is set
  return Buffer.concat(chunks).toString();
}
