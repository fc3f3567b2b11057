import "server-only";
import { env } from "@/lib/process/env";
import { requestContexts } from "@/lib/process/process-state.mjs";

/**
 * The visitor's address, for rate limits: behind TRUST_PROXY proxies the one that the outermost saw, else the
 * connection's own. For IPv6 the /64 network, because one visitor has all of its addresses.
 */
export function clientAddress(headers: Headers, trusted = env().TRUST_PROXY): string {
  const passed = (headers.get("x-forwarded-for") ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  const seen = trusted > 0 ? passed.at(-trusted) : undefined;
  return networkOf(seen ?? requestContexts.getStore()?.peer ?? "unknown");
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
