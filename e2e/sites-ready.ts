import { setTimeout } from "node:timers/promises";
import { aloneUrl, copyUrl, plainUrl } from "./ports";
import { receivedUrl } from "./receiver-settings";

const addresses = [receivedUrl, ...[copyUrl, aloneUrl, plainUrl].map((url) => `${url}/healthz`)];

/** Resolves when each of the journeys' servers answers; rejects with the address of one that doesn't within 90 s. */
export default async function sitesReady(): Promise<void> {
  const until = Date.now() + 90_000;
  for (const address of addresses)
    while (!(await isThere(address))) {
      if (Date.now() > until) throw new Error(`${address} doesn't answer.`);
      await setTimeout(100);
    }
}

async function isThere(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}
