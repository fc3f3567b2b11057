import { createContext, Script } from "node:vm";
import { load } from "cheerio";
import { expect, test } from "vitest";
import { headReader, withoutHead } from "./head-data";

const words = `Villas & plots: "Nest" <new>, ₹1.2 Cr, the builder's`;
const escaped = words
  .replaceAll("&", "&amp;")
  .replaceAll('"', "&quot;")
  .replaceAll("<", "&lt;")
  .replaceAll(">", "&gt;")
  .replaceAll("'", "&#x27;");
const head = `<meta charSet="utf-8"/><title>${escaped}</title><meta name="description" content="${escaped}"/><link rel="canonical" href="/a?b=1&amp;c=2"/>`;
const markup = `<html><head>${head}<noscript></noscript></head></html>`;
const model = [
  ["$", "title", "0", { children: words }],
  ["$", "meta", "1", { name: "description", content: words }],
  ["$", "link", "2", { rel: "canonical", href: "/a?b=1&c=2" }],
];
const text = `1:"$Sreact.fragment"\n2:${JSON.stringify([...model, ["$", "$L3", "3", {}]])}\n`;

const without = (data: string, document: string) => withoutHead([data], [document]).join("");

/** What the browser makes of the data, beside this document. */
function readBeside(document: string, data: string): string {
  const $ = load(document);
  const elements = $("title, title ~ *").toArray();
  const shown = elements.map((one, place) => ({
    localName: one.tagName,
    text: one.tagName === "title" ? $(one).text() : undefined,
    attributes: Object.entries(one.attribs).map(([name, value]) => ({ name, value })),
    get nextElementSibling(): unknown {
      return shown[place + 1];
    },
  }));
  const context = createContext({ data, document: { querySelector: () => shown[0] } });
  return new Script(`(${headReader})(data)`).runInContext(context) as string;
}

test("what the head says is not in the data again, and the browser reads it from there", () => {
  const short = without(text, markup);
  expect(short).toBe('1:"$Sreact.fragment"\n2:["$head 3",["$","$L3","3",{}]]\n');
  expect(readBeside(markup, short)).toBe(text);
});

test("data without such a place are read as they are", () => {
  expect(readBeside(markup, text)).toBe(text);
});

test.each([
  ["another title", text, markup.replace("Villas", "Homes")],
  ["another order", text, markup.replace(/(<meta name.*?>)(<link.*?>)/, "$2$1")],
  ["no title", text, "<html><head></head></html>"],
  ["a text that looks like the place", `${text}4:T9,"$head 3"`, markup],
])("a document with %s keeps its data", (_, data, document) => {
  expect(without(data, document)).toBe(data);
});

test("data that say more than the head keep the rest, which is read as it is", () => {
  const more = text.replace('"3",{}]', '"3",{}],["$","meta","4",{"name":"late"}]');
  expect(readBeside(markup, without(more, markup))).toBe(more);
});
