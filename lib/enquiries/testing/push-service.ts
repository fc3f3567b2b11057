import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer } from "node:http";
import type { PushBrowser, PushMessage } from "@/lib/enquiries/deliver/send-push";

type Received = {
  path: string;
  message: PushMessage;
  ttl: number;
  urgency: string;
  /** What the sender says of himself, once its signature was found right. */
  claims: { aud: string; sub: string; exp: number };
  /** The key of the sender, in base64url. */
  senderKey: string;
};

export type PushService = {
  received: Received[];
  /** A browser whose messages come here, as it tells the site. */
  newBrowser: (path: string) => PushBrowser;
  /** The status of the answers for this path from now on. */
  answerWith: (path: string, status: number) => void;
  close: () => Promise<void>;
};

/** The service of a browser's maker, with the browsers behind it: it checks who sends, and opens what was sealed (RFC 8291, 8292). */
export async function openPushService(): Promise<PushService> {
  const received: Received[] = [];
  const browsers = new Map<string, (body: Buffer) => PushMessage>();
  const statuses = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer); // no encoding is set
    const { url: path = "", headers } = request;
    const open = browsers.get(path);
    const status = statuses.get(path) ?? 201;
    if (open && status < 300 && headers["content-encoding"] === "aes128gcm") {
      received.push({
        path,
        message: open(Buffer.concat(chunks)),
        ttl: Number(headers.ttl),
        urgency: String(headers.urgency),
        ...readSender(headers.authorization ?? ""),
      });
    }
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The service has no port");
  return {
    received,
    newBrowser: (path) => {
      const { keys, open } = makeBrowser();
      browsers.set(path, open);
      return { endpoint: `http://127.0.0.1:${address.port}${path}`, ...keys };
    },
    answerWith: (path, status) => void statuses.set(path, status),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Throws when the signature is not that of the key beside it. */
function readSender(authorization: string): Pick<Received, "claims" | "senderKey"> {
  const [, head = "", body = "", signature = "", senderKey = ""] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(senderKey, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const key = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const signed = Buffer.from(`${head}.${body}`);
  const how = { key, dsaEncoding: "ieee-p1363" } as const;
  if (!verify("sha256", signed, how, Buffer.from(signature, "base64url"))) throw new Error("Not signed");
  const claims = JSON.parse(Buffer.from(body, "base64url").toString()) as Received["claims"];
  return { claims, senderKey };
}

function makeBrowser() {
  const own = createECDH("prime256v1");
  const [publicKey, auth] = [own.generateKeys(), randomBytes(16)];
  const open = (body: Buffer): PushMessage => {
    const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
    const sender = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, sender]);
    const shared = Buffer.from(hkdfSync("sha256", own.computeSecret(sender), auth, info, 32));
    const derive = (name: string, bytes: number) =>
      Buffer.from(hkdfSync("sha256", shared, salt, `Content-Encoding: ${name}\0`, bytes));
    const cipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
    cipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    // The last byte says where the message ends.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as PushMessage;
  };
  const keys = { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") };
  return { keys, open };
}
