import { expect, test } from "vitest";
import { visitorOf } from "./client-address";

test.each([
  ["without a trusted proxy the connection counts, whatever is claimed", "1.1.1.1", "9.9.9.9", 0, "9.9.9.9"],
  ["behind one proxy what it saw counts, the last", "1.1.1.1, 2.2.2.2", "9.9.9.9", 1, "2.2.2.2"],
  ["behind two the last but one", "1.1.1.1, 2.2.2.2, 3.3.3.3", "9.9.9.9", 2, "2.2.2.2"],
  ["a proxy that says nothing leaves the connection", "", "9.9.9.9", 1, "9.9.9.9"],
  ["fewer than trusted leave the connection", "1.1.1.1", "9.9.9.9", 2, "9.9.9.9"],
  ["IPv6 counts by its network", "2001:db8:1:2:3:4:5:6", "9.9.9.9", 1, "2001:db8:1:2::/64"],
  ["however it is written", "[2001:DB8::5]:443", "9.9.9.9", 1, "2001:db8:0:0::/64"],
  ["IPv4 in the form of IPv6 is IPv4", "", "::ffff:10.0.0.1", 0, "10.0.0.1"],
  ["what is no address has a bound", "x".repeat(5_000), "9.9.9.9", 1, "x".repeat(60)],
])("%s", (_, forwarded, peer, trusted, visitor) => {
  expect(visitorOf(forwarded, peer, trusted)).toBe(visitor);
});
