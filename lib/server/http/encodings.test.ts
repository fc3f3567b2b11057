import zlib from "node:zlib";
import { expect, test } from "vitest";
import { chooseEncoding, compress, entityTag, isKnown } from "./encodings";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["gzip;q=1.0, br;q=0.5", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["*", "br"],
  ["identity", "identity"],
  ["gzip;q=0", "identity"],
  ["deflate", "identity"],
  ["BR", "br"],
  ["", "identity"],
  [undefined, "identity"],
] as const)("of %j a client gets %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

test("what is compressed comes back as it was, with either effort", async () => {
  const text = Buffer.from("A home in Kokapet. ".repeat(500));
  for (const effort of ["fast", "best"] as const) {
    expect(zlib.brotliDecompressSync(await compress(text, "br", effort))).toEqual(text);
    expect(zlib.gunzipSync(await compress(text, "gzip", effort))).toEqual(text);
  }
});

test("a validator is known in its strong and its weak form, among others, and never for other bytes", () => {
  const tag = entityTag(Buffer.from("a"), "br");
  for (const asked of [tag, `W/${tag}`, `"x", ${tag}`, "*"]) expect(isKnown(asked, tag), asked).toBe(true);
  for (const asked of ['""', entityTag(Buffer.from("b"), "br"), entityTag(Buffer.from("a"), "gzip"), ""])
    expect(isKnown(asked, tag), asked).toBe(false);
});
