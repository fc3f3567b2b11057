import { Parser } from "htmlparser2";
import { expect, test } from "vitest";
import { escapeMarkup } from "./markup";

test.each([
  ["", ""],
  ["Lake & View", "Lake &amp; View"],
  ["a < b > c", "a &lt; b &gt; c"],
  [`"double" and 'single'`, "&quot;double&quot; and &#39;single&#39;"],
  ["&amp;", "&amp;amp;"],
  ["one\ttwo\nthree\rfour", "one\ttwo\nthree\rfour"],
  ["a\u0000b\u0008c\u000bd\u000ce\u001ff\ufffeg\uffffh", "abcdefgh"],
  ["half \ud83d, other half \udc4d, both 👍", "half , other half , both 👍"],
  ["తెలుగు ₹1.20 Cr – “quoted”", "తెలుగు ₹1.20 Cr – “quoted”"],
])("%j is written %j", (text, written) => {
  expect(escapeMarkup(text)).toBe(written);
});

test("a parser reads back what was written, as text and as an attribute", () => {
  const text = `<b title="x">Tom's & Jerry's</b>`;
  const read: string[] = [];
  const parser = new Parser({
    onopentag: (_, { title = "" }) => read.push(title),
    ontext: (part) => read.push(part),
  });
  parser.end(`<p title="${escapeMarkup(text)}">${escapeMarkup(text)}</p>`);
  expect([read[0], read.slice(1).join("")]).toEqual([text, text]);
});
