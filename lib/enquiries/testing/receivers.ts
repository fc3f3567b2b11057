import { createServer, type IncomingMessage } from "node:http";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { Webhook } from "standardwebhooks";
import { brand } from "@/content/site";
import type { leadMessage } from "@/lib/enquiries/deliver/lead-webhook";

export type ReceivedMail = Email & { recipients: string[]; raw: string };

export type MailServer = {
  url: string;
  mails: ReceivedMail[];
  /** How the server refuses mails from now on; `null` accepts them. */
  refuseWith: (answer: { code: number; message: string } | null) => void;
  /** Lets mails wait for an answer until the returned function is called. */
  hang: () => () => void;
  /** The number of mails that were received completely, accepted or not. */
  attempts: () => number;
  /** Forgets all mails and accepts new ones. */
  clear: () => void;
  close: () => Promise<void>;
};

/** A real mail server on a free port that keeps the mails it receives. */
export async function openMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let refusal: { code: number; message: string } | null = null;
  let attempts = 0;
  let gate = Promise.resolve();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        attempts += 1;
        const raw = Buffer.concat(chunks).toString("latin1");
        await gate;
        if (refusal) {
          return done(Object.assign(new Error(refusal.message), { responseCode: refusal.code }));
        }
        const email = await PostalMime.parse(Buffer.concat(chunks));
        mails.push({ ...email, raw, recipients: session.envelope.rcptTo.map(({ address }) => address) });
        done();
      });
    },
  });
  // A client that is killed in the middle of a mail must not fail the server.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("The mail server has no port");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    refuseWith: (answer) => {
      refusal = answer;
    },
    hang: () => {
      let letGo = () => {};
      gate = new Promise((resolve) => (letGo = resolve));
      return letGo;
    },
    attempts: () => attempts,
    clear: () => {
      mails.length = attempts = 0;
      refusal = null;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Short forms that are written so in every language. */
const same = /^(?:BHK|RERA|SMS|PDF|AM|PM)$/;

/** The Latin words in what a mail says, without addresses, references, the company and these names. */
export function englishIn({ subject = "", text = "", html = "" }: ReceivedMail, names: string[]): string[] {
  const shown = html.replace(/<style.*?<\/style>|<[^>]*>/gs, " ");
  let all = `${subject}\n${text}\n${shown}`.replace(
    /https?:\S+|\S+@\S+|\brera\.\S+|\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/g,
    " ",
  );
  for (const name of [brand.name, ...names]) all = all.replaceAll(name, " ");
  return (all.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !same.test(word));
}

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
