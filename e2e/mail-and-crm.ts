import { createServer } from "node:http";
import { SMTPServer } from "smtp-server";
import { Webhook } from "standardwebhooks";
import { linkAddress, makeLinkToken, printedLinkSeconds } from "@/lib/desk/session/sign-in";
import { withDatabase } from "@/lib/desk/store/desk-database";
import { addStaff, toRole } from "@/lib/desk/store/staff";
import { env } from "@/lib/process/env";
import { e2eDatabaseUrl } from "./e2e-database";
import { ports } from "./ports";
import { crmSecret } from "./receiver-settings";

// A real mail server and a real CRM for the tests, which read what arrived by HTTP: GET /received?words=… It also makes accounts
// of the desk: POST /accounts?email=…&role=…
type Received = { mails: string[]; hooks: { id: string; body: string }[] };
const received: Received = { mails: [], hooks: [] };
const verifier = new Webhook(crmSecret);

const mail = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS", "AUTH"],
  onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => {
      received.mails.push(Buffer.concat(chunks).toString());
      done();
    });
  },
});
// A site that is killed breaks its connection at any point.
mail.on("error", () => {});
mail.listen(ports.mail, "127.0.0.1");

const web = createServer((request, response) => {
  const url = new URL(request.url ?? "/", "http://receiver.test");
  if (request.method === "GET") {
    const words = url.searchParams.get("words") ?? "";
    const found: Received = {
      mails: received.mails.filter((text) => text.includes(words)),
      hooks: received.hooks.filter(({ body }) => body.includes(words)),
    };
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(found));
    return;
  }
  if (url.pathname === "/accounts") {
    const { email = "", role = "" } = Object.fromEntries(url.searchParams);
    makeAccount(email, role).then(
      (link) => response.end(link),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
    return;
  }
  let body = "";
  request.on("data", (chunk: Buffer) => (body += chunk));
  request.on("end", () => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    try {
      verifier.verify(body, headers);
      received.hooks.push({ id: headers["webhook-id"] ?? "", body });
      response.writeHead(204).end();
    } catch {
      response.writeHead(401).end();
    }
  });
});
web.listen(ports.crm, "127.0.0.1");

/** What `npm run staff -- add` does, without the second that a command takes to start: the link signs in. */
function makeAccount(email: string, role: string): Promise<string> {
  return withDatabase(e2eDatabaseUrl(), async (db) => {
    await addStaff(db, { email, role: toRole(role) });
    return linkAddress(await makeLinkToken(db, email, printedLinkSeconds, "shown"), env());
  });
}

for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => process.exit(0));
