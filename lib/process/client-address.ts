import "server-only";
import { env } from "./env";
import { requestContexts } from "./process-state.mjs";

/**
 * The visitor's address, for rate limits: behind TRUST_PROXY proxies the one that the outermost saw, else the
 * connection's own. For IPv6 the /64 network, because one visitor has all of its addresses.
 */
export function clientAddress(headers: Headers, trusted = env().TRUST_PROXY): string {
  const peer = requestContexts.getStore()?.peer ?? "unknown";
  return visitorOf(headers.get("x-forwarded-for") ?? "", peer, trusted);
}

/** The same of a header and a connection. */
export function visitorOf(forwardedFor: string, peer: string, trusted: number): string {
  if (trusted === 0) return networkOf(peer);
  const passed = forwardedFor
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  return networkOf(passed.at(-trusted) ?? peer);
}

function networkOf(address: string): string {
  const plain = address.replace(/^\[|\](?::\d+)?$/g, "").replace(/^::ffff:(?=\d+\.)/i, "");
  if (!plain.includes(":")) return plain.slice(0, 60);
  const [head = "", tail] = plain.toLowerCase().split("::", 2);
  const groups = head.split(":").filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(":").filter(Boolean).length;
  const all = [...groups, ...Array<string>(Math.max(0, missing)).fill("0"), ...(tail ?? "").split(":")];
  return `${all.slice(0, 4).join(":")}::/64`;
}
