import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { brochureAddress, brochureTitle } from "./brochure-address";

const hosts = {
  ownOrigins: ["https://homes.example.com", "http://localhost:3000"],
  mediaHosts: ["cdn.example.com"],
};
const read = (raw: string | string[] | undefined) => brochureAddress(raw, hosts);

describe("shows brochures of our own and of the media hosts", () => {
  test.each([
    ["/brochures/zk-hyd-0001.pdf", "/brochures/zk-hyd-0001.pdf"],
    ["  /brochures/zk-hyd-0001.pdf ", "/brochures/zk-hyd-0001.pdf"],
    ["/brochures/Lake View.PDF", "/brochures/Lake%20View.PDF"],
    ["/brochures/Lake%20View.pdf", "/brochures/Lake%20View.pdf"],
    ["/brochures/50%25-off.pdf", "/brochures/50%25-off.pdf"],
    ["/brochures/హైదరాబాద్.pdf", encodeURI("/brochures/హైదరాబాద్.pdf")],
    ["/brochures/a..b...pdf", "/brochures/a..b...pdf"],
    ["https://homes.example.com/brochures/a.pdf", "/brochures/a.pdf"],
    ["HTTPS://HOMES.example.com/brochures/a.pdf", "/brochures/a.pdf"],
    ["https://homes.example.com:443/brochures/a.pdf", "/brochures/a.pdf"],
    ["http://localhost:3000/brochures/a.pdf", "/brochures/a.pdf"],
    ["https://cdn.example.com/a.pdf", "https://cdn.example.com/a.pdf"],
    ["https://CDN.example.com/x/a.pdf?v=2&s=%2F..", "https://cdn.example.com/x/a.pdf?v=2&s=%2F.."],
    ["https://cdn.example.com/a.pdf#page=2", "https://cdn.example.com/a.pdf"],
  ])("%j", (raw, address) => {
    expect(read(raw)).toBe(address);
  });
});

describe("refuses everything else", () => {
  test.each([
    undefined,
    "",
    "   ",
    "brochures/a.pdf",
    "a.pdf",
    "./a.pdf",
    "?a.pdf",
    "#a.pdf",
    "/",
    "/brochures/",
    "/brochures/a.html",
    "/brochures/a.pdf.exe",
    "/brochures/a%2epdf.html",
    "/brochures/a?x=.pdf",
    "/brochures/a#.pdf",
    "/brochures/a.pdf?x=1",
    "/brochures/a.pdf#page=2",
    "https://homes.example.com/brochures/a.pdf?x=1",
    "javascript:alert(1)//a.pdf",
    "JaVaScRiPt:alert(1)//.pdf",
    "java\tscript:alert(1)//.pdf",
    "data:application/pdf;base64,JVBERi0=.pdf",
    "blob:https://homes.example.com/0b1d.pdf",
    "filesystem:https://homes.example.com/a.pdf",
    "file:///etc/a.pdf",
    "ftp://cdn.example.com/a.pdf",
    "about:blank.pdf",
    "//evil.example/a.pdf",
    "///evil.example/a.pdf",
    "/\\evil.example/a.pdf",
    "\\\\evil.example\\a.pdf",
    "/\t/evil.example/a.pdf",
    "/\n/evil.example/a.pdf",
    "/%2Fevil.example/a.pdf",
    "/%5Cevil.example/a.pdf",
    "/%255Cevil.example/a.pdf",
    "/brochures//a.pdf",
    "https://evil.example/a.pdf",
    "https://cdn.example.com.evil.example/a.pdf",
    "https://evilcdn.example.com/a.pdf",
    "https://cdn.example.com./a.pdf",
    "https://cdn.example.com:8443/a.pdf",
    "http://cdn.example.com/a.pdf",
    "http://homes.example.com/a.pdf",
    "http://localhost:3001/a.pdf",
    "https://cdn.example.com",
    "https://cdn.example.com/",
    "https://cdn.example.com?a.pdf",
    "https:cdn.example.com/a.pdf",
    "https:/cdn.example.com/a.pdf",
    "https:///cdn.example.com/a.pdf",
    "https:\\\\cdn.example.com\\a.pdf",
    "https://cdn.example.com\\@evil.example/a.pdf",
    "https://user:secret@cdn.example.com/a.pdf",
    "https://cdn.example.com@evil.example/a.pdf",
    "https://@cdn.example.com/a.pdf",
    "https://homes.example.com@evil.example/a.pdf",
    "https://own.invalid/a.pdf",
    "https://own.invalid@evil.example/a.pdf",
    "https://[::1]/a.pdf",
    "https://%63dn.evil.example/a.pdf",
    "/brochures/../secret.pdf",
    "/brochures/./a.pdf",
    "/../a.pdf",
    "/brochures/%2e%2e/secret.pdf",
    "/brochures/%2E./secret.pdf",
    "/brochures/..%2fsecret.pdf",
    "/brochures%2f..%2fsecret.pdf",
    "/brochures/%252e%252e/secret.pdf",
    "/brochures/%25252e%25252e%25252fsecret.pdf",
    "/brochures/%252525252525252525252e.pdf",
    "/brochures/..%5csecret.pdf",
    "/brochures/%2e%2e%2fsecret%zz.pdf",
    "/brochures/%E0%A4%A.pdf",
    "/brochures/%c0%ae%c0%ae/secret.pdf",
    "https://cdn.example.com/../a.pdf",
    "https://cdn.example.com/x/%2e%2e/a.pdf",
    "https://cdn.example.com//evil.example/a.pdf",
    "/brochures/a\u0000.pdf",
    "/brochures/a%00.pdf",
    "/brochures/a.html%00.pdf",
    "/brochures/a%0d%0aSet-Cookie:x.pdf",
    "/brochures/\u0085.pdf",
    "/brochures/\ud800.pdf",
  ])("%j", (raw) => {
    expect(read(raw)).toBeNull();
  });
});

test("of several addresses the first counts", () => {
  expect(read(["/brochures/a.pdf", "https://evil.example/a.pdf"])).toBe("/brochures/a.pdf");
  expect(read(["https://evil.example/a.pdf", "/brochures/a.pdf"])).toBeNull();
  expect(read([])).toBeNull();
});

test.each([
  ["Aurovelle Lakecity", "Aurovelle Lakecity Brochure"],
  [["First", "Second"], "First Brochure"],
  [undefined, "Property Brochure"],
  [[], "Property Brochure"],
  [" \n ", "Property Brochure"],
  ["  Lake \u0000\n\u202e View ", "Lake View Brochure"],
  ["శ్రీ\u200cనివాస్ 👨\u200d👩\u200d👧", "శ్రీ\u200cనివాస్ 👨\u200d👩\u200d👧 Brochure"],
  ["<script>alert(1)</script>", "<script>alert(1)</script> Brochure"],
  ["🏠".repeat(200), `${"🏠".repeat(120)} Brochure`],
])("the title of %j is %j", (property, title) => {
  expect(brochureTitle(property)).toBe(title);
});

test("an endless address is refused", () => {
  expect(read(`/brochures/${"a".repeat(2_100)}.pdf`)).toBeNull();
});

test("whatever is read, it names a host of ours and a plain path, and reads the same again", () => {
  const piece = fc.constantFrom(
    ..."/ // . .. \\ % %2e %2f %25 %5c : @ ? # a.pdf .pdf https: http: cdn.example.com evil.example".split(
      " ",
    ),
    "\t",
    "homes.example.com",
    "javascript:",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
      const address = read(pieces.join(""));
      if (address === null) return;
      const url = new URL(address, "https://homes.example.com");
      expect(["homes.example.com", "cdn.example.com"]).toContain(url.host);
      expect(url.protocol).toBe("https:");
      expect(url.pathname).not.toMatch(/\/\.{0,2}\/|\\/);
      expect(url.pathname).toMatch(/\.pdf$/i);
      expect(read(address)).toBe(address);
    }),
    { numRuns: 5_000, seed: 20261121 },
  );
});
