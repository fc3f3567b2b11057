import { load } from "cheerio";
import { expect, test } from "vitest";
import { withHead } from "@/lib/base/page-data";
import { withoutHead } from "./head-data";

const words = `Villas & plots: "Nest" <new>, ₹1.2 Cr, the builder's`;
const escaped = words
  .replaceAll("&", "&amp;")
  .replaceAll('"', "&quot;")
  .replaceAll("<", "&lt;")
  .replaceAll(">", "&gt;")
  .replaceAll("'", "&#x27;");
const head = `<meta charSet="utf-8"/><title>${escaped}</title><meta name="description" content="${escaped}"/><link rel="canonical" href="/a?b=1&amp;c=2"/><link rel="alternate" hrefLang="te-IN" href="/te/a"/>`;
const markup = `<html><head>${head}<noscript></noscript></head></html>`;
const model = [
  ["$", "title", "0", { children: words }],
  ["$", "meta", "1", { name: "description", content: words }],
  ["$", "link", "2", { rel: "canonical", href: "/a?b=1&c=2" }],
  ["$", "link", "3", { rel: "alternate", hrefLang: "te-IN", href: "/te/a" }],
];
const text = `1:"$Sreact.fragment"\n2:${JSON.stringify([...model, ["$", "$L3", "4", {}]])}\n`;

const without = (data: string, document: string) => withoutHead([data], [document]).join("");

/** What the browser makes of the data, beside this document. */
function readBeside(document: string, data: string): string {
  const $ = load(document);
  const elements = $("title, title ~ *").toArray();
  const shown = elements.map((one, place) => ({
    localName: one.tagName,
    textContent: $(one).text(),
    attributes: Object.entries(one.attribs).map(([name, value]) => ({ name, value })),
    get nextElementSibling(): unknown {
      return shown[place + 1] ?? null;
    },
  }));
  return withHead(data, (shown[0] ?? null) as Element | null);
}

test("what the head says is not in the data again, and the browser reads it from there", () => {
  const short = without(text, markup);
  expect(short).toBe('1:"$Sreact.fragment"\n2:["$head 4",["$","$L3","4",{}]]\n');
  expect(readBeside(markup, short)).toBe(text);
});

test("data without such a place are read as they are", () => {
  expect(readBeside(markup, text)).toBe(text);
});

test.each([
  ["another title", text, markup.replace("Villas", "Homes")],
  ["another order", text, markup.replace(/(<meta name.*?>)(<link rel="c.*?>)/, "$2$1")],
  ["no title", text, "<html><head></head></html>"],
  ["a text that looks like the place", `${text}4:T9,"$head 4"`, markup],
])("a document with %s keeps its data", (_, data, document) => {
  expect(without(data, document)).toBe(data);
});

test("data that say more than the head keep the rest, which is read as it is", () => {
  const more = text.replace('"4",{}]', '"4",{}],["$","meta","5",{"name":"late"}]');
  expect(readBeside(markup, without(more, markup))).toBe(more);
});
