import "server-only";
import { env } from "@/lib/process/env";

/** Set for every request by a preload of the server (`peer-address.mjs`), whatever the client sends under this name. */
const peerHeader = "x-peer-address";

/**
 * The visitor's address, for counting: behind TRUST_PROXY proxies what the outermost of them saw, else the connection's
 * own. Of an IPv6 address the network, because one visitor has all addresses of it.
 */
export function clientAddress(headers: Headers, trusted = env().TRUST_PROXY): string {
  const passed = (headers.get("x-forwarded-for") ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  const seen = trusted > 0 ? passed.at(-trusted) : undefined;
  return networkOf(seen ?? headers.get(peerHeader) ?? "unknown");
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
