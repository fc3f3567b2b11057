import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { answers } from "./server";

const going = new AbortController().signal;

test("a site that listens has started, even when it is too busy to answer in time", async () => {
  const busy = createServer((visitor) => visitor.on("error", () => undefined).resume());
  busy.listen(0, "127.0.0.1");
  await once(busy, "listening");
  const address = `http://127.0.0.1:${(busy.address() as AddressInfo).port}`;
  expect(await answers(address, going, 200)).toBe(true);
  expect(await answers(address, AbortSignal.abort(), 200)).toBe(false);
  busy.close();
  await once(busy, "close");
  expect(await answers(address, going, 200)).toBe(false);
});
