import { createECDH, createHash } from "node:crypto";
import "server-only";
import webPush from "web-push";
import { markOf } from "@/lib/enquiries/intake/installation-secret";
import type { Settings } from "@/lib/process/env";

/** A browser that somebody has asked to be rung in, as its maker told it: the address is a secret of both. */
export type PushBrowser = { endpoint: string; p256dh: string; auth: string };

/** What the browser shows; `path` is the page that a tap opens. One with the same `tag` takes the place of the other. */
export type PushMessage = { title: string; body: string; path: string; tag: string };

/** By when the maker's service forgets a message that it could not bring, in seconds: a late ring wakes nobody in time. */
const keptSeconds = 15 * 60;
const patienceMs = 10_000;

type PushKeys = { publicKey: string; privateKey: string };

/**
 * The pair of keys by which makers of browsers know this installation (VAPID, RFC 8292). It is made of the installation's
 * secret, so every site that shares that has the same, and no other file has to be kept.
 */
export function pushKeys(): PushKeys {
  const seed = markOf("push messages, first half") + markOf("push messages, second half");
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(createHash("sha256").update(seed).digest());
  return { publicKey: pair.getPublicKey("base64url"), privateKey: pair.getPrivateKey("base64url") };
}

/**
 * Sends a message, sealed for this browser alone. `gone`: the browser wants none any more. Rejects when the maker's service
 * does not take it; the error has neither address nor message in it.
 */
export async function sendPush(
  { endpoint, ...keys }: PushBrowser,
  message: PushMessage,
  { SITE_URL, MAIL_FROM = "" }: Pick<Settings, "SITE_URL" | "MAIL_FROM">,
): Promise<"sent" | "gone"> {
  const mailbox = /[^\s<>]+@[^\s<>]+/.exec(MAIL_FROM)?.[0];
  const subject = mailbox ? `mailto:${mailbox}` : SITE_URL.replace(/^http:/, "https:");
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys },
    JSON.stringify(message),
    {
      vapidDetails: { subject, ...pushKeys() },
      TTL: keptSeconds,
      urgency: "high",
    },
  );
  // `fetch` counts the length itself.
  const { "Content-Length": _, ...others } = headers as Record<string, string>;
  const answer = await fetch(endpoint, {
    method,
    headers: Object.fromEntries(Object.entries(others).map(([name, value]) => [name, String(value)])),
    body: new Uint8Array(body ?? []),
    redirect: "manual",
    signal: AbortSignal.timeout(patienceMs),
  });
  await answer.body?.cancel();
  if (answer.status === 404 || answer.status === 410) return "gone";
  if (!answer.ok) throw new Error(`The push service answered ${answer.status}`);
  return "sent";
}
