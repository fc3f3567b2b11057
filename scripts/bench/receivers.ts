import { createServer } from "node:http";
import { SMTPServer } from "smtp-server";
import { Webhook } from "standardwebhooks";

export type Receivers = {
  settings: Record<string, string>;
  /** How often each reference came by mail, and by webhook. */
  mails: Map<string, number>;
  hooks: Map<string, number>;
  /** The number of webhook ids that came more than once: a receiver would recognise and ignore them. */
  repeatedIds: () => number;
  badSignatures: () => number;
  close: () => void;
};

/** A real mail server and a real CRM. */
export async function openReceivers(): Promise<Receivers> {
  const secret = `whsec_${Buffer.from("a secret of thirty-two characters").toString("base64")}`;
  const mails = new Map<string, number>();
  const hooks = new Map<string, number>();
  const ids = new Map<string, number>();
  let bad = 0;
  const add = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);

  const mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, _session, done) {
      let text = "";
      stream.on("data", (chunk: Buffer) => (text += chunk));
      stream.on("end", () => {
        const reference = /\b[2-9B-DF-HJKMNP-TV-Z]{4}-[2-9B-DF-HJKMNP-TV-Z]{4}\b/.exec(text)?.[0];
        if (reference) add(mails, reference);
        done();
      });
    },
  });
  // A site that is killed breaks its connection at any point.
  mail.on("error", () => {});
  await new Promise<void>((resolve) => mail.listen(0, "127.0.0.1", resolve));

  const verifier = new Webhook(secret);
  const crm = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk));
    request.on("end", () => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      try {
        const event = verifier.verify(body, headers) as { data: { reference: string } };
        add(ids, headers["webhook-id"] ?? "");
        if (ids.get(headers["webhook-id"] ?? "") === 1) add(hooks, event.data.reference);
      } catch {
        bad += 1;
      }
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => crm.listen(0, "127.0.0.1", resolve));

  const portOf = (address: ReturnType<typeof crm.address>) =>
    typeof address === "object" && address ? address.port : 0;
  return {
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${portOf(mail.server.address())}`,
      MAIL_FROM: "Bench <bench@example.com>",
      LEADS_EMAIL_TO: "staff@example.com",
      LEADS_WEBHOOK_URL: `http://127.0.0.1:${portOf(crm.address())}/leads`,
      LEADS_WEBHOOK_SECRET: secret,
    },
    mails,
    hooks,
    repeatedIds: () => [...ids.values()].filter((times) => times > 1).length,
    badSignatures: () => bad,
    close: () => {
      mail.close();
      crm.close();
      crm.closeAllConnections();
    },
  };
}
