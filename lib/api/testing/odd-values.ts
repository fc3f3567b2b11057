import fc from "fast-check";

/** What spam programs and attackers send in place of a word. */
const fragments = [
  "' or 1=1 --",
  "'; drop table leads; --",
  "1) union select null--",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "</textarea><svg/onload=alert(1)>",
  '=HYPERLINK("http://evil.example")',
  "+cmd|' /C calc'!A0",
  "@SUM(1+1)",
  "-2+3",
  "\t=1+1",
  "\r\nBcc: victim@example.com",
  "a@b.co\r\nSubject: hi",
  "${7*7}",
  "{{constructor}}",
  "../../etc/passwd",
  "\u0000",
  "\u001b[2J",
  "\ud800",
  "\u202etxt.exe",
  "తెలుగు పేరు",
  "عربي",
  "👩‍👩‍👧‍👦",
  "ﷺ".repeat(40),
  "a".repeat(3_000),
  "e\u0301".repeat(200),
  "NaN",
  "Infinity",
  "1e309",
  "0x10",
  "-1",
  "true",
  "null",
];

const odd = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...fragments) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 120 }) },
  { weight: 2, arbitrary: fc.string({ unit: "grapheme", maxLength: 80 }) },
  { weight: 2, arbitrary: fc.oneof(fc.integer(), fc.double(), fc.boolean(), fc.constant(null)) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constant("x".repeat(33_000)) },
);

/** A valid body with odd values in some of its fields or in unknown ones; sometimes not an object at all. */
export function oddBody(good: Record<string, unknown>): fc.Arbitrary<unknown> {
  const names = [...Object.keys(good), "email", "source", "company_fax", "__proto__", "constructor", "x"];
  const changes = fc.dictionary(fc.constantFrom(...names), odd, { maxKeys: 3 });
  return fc.oneof(
    { weight: 12, arbitrary: changes.map((more) => ({ ...good, ...more })) },
    { weight: 1, arbitrary: odd },
  );
}
