import { expect, test } from "vitest";
import { partsOf } from "./document-parts";
import { withoutStillData } from "./still-data";

const script = (argument: unknown) =>
  `<script>self.__next_f.push(${JSON.stringify(argument).replaceAll("<", "\\u003c")})</script>`;
const bootstrap = "<script>(self.__next_f=self.__next_f||[]).push([0])</script>";

/** A document with these data, which come in pieces that end anywhere. */
function toDocument(data: string, pieceLength = 37): string {
  const pieces = data.match(new RegExp(`[^]{1,${pieceLength}}`, "g")) ?? [];
  const calls = pieces.map((piece) => script([1, piece])).join("");
  return `<!DOCTYPE html><html><body><p data-still="tower">Homes &amp; plots</p><p data-still="words"></p>${bootstrap}${calls}</body></html>`;
}

const without = (document: string) => withoutStillData(partsOf(document)).join("");

/** The data as React gets them. */
function dataOf(document: string): string {
  const [, json] = /<script type="application\/json">([^]*?)<\/script>/.exec(document) ?? [];
  const [, call] = /self\.__next_f\.push\((\[1,"[^]*?\])\)<\/script>/.exec(document) ?? [];
  return json ?? (JSON.parse(call ?? '[1,""]') as [1, string])[1];
}

const text = "<b>₹ & ‘quotes’</b>";
const rows = [
  '1:"$Sreact.fragment"',
  '2:I[39756,["$3"],"Still"]',
  '4:I[39757,["$3"],"Photo"]',
  '3:"/_next/static/chunks/a.js"',
  ':HL["/a.css","style"]',
  '0:{"t":["$","main",null,{"title":"$undefined","children":["$L5","$L6","$7"]}]}',
  '5:["$","$L2",null,{"name":"tower","still":"children","className":"contents","children":["$","$L4",null,{"src":"$L8"}]}]',
  '8:"/tower.jpg"',
  '6:["$","$L2",null,{"name":"words","still":"html","html":"$9"}]',
  `9:T${Buffer.byteLength(text).toString(16)},${text}a:["$","p",null,{"children":"nobody names it"}]`,
  '7:["$","p",null,{"children":["$b","Price: $$5"]}]',
  'b:"₹ 5"',
  "",
].join("\n");

test("what the markup shows and nothing changes is left out, and so is what nothing else names", () => {
  const document = without(toDocument(rows));
  expect(dataOf(document).trim().split("\n")).toEqual(
    [
      '1:"$Sreact.fragment"',
      '2:I[39756,["$3"],"Still"]',
      '3:"/_next/static/chunks/a.js"',
      ':HL["/a.css","style"]',
      '0:{"t":["$","main",null,{"children":["$L5","$L6","$7"]}]}',
      '5:["$","$L2",null,{"name":"tower","className":"contents"}]',
      '6:["$","$L2",null,{"name":"words"}]',
      '7:["$","p",null,{"children":["$b","Price: $$5"]}]',
      'b:"₹ 5"',
    ].slice(1),
  );
  expect(document).toContain(`<p data-still="words"></p><script type="application/json">`);
  expect(document.endsWith("</script></body></html>")).toBe(true);
  expect(document, "their scripts read them when they come").not.toContain("__next_f");
});

test("what the markup lacks stays in the data", () => {
  const document = without(toDocument(rows).replace('data-still="words"', ""));
  expect(dataOf(document)).toContain('{"name":"tower","className":"contents"}');
  expect(dataOf(document)).toContain('{"name":"words","still":"html","html":"$9"}');
});

test("the words of a missing page are left out: whoever comes to one gets its document", () => {
  const missing = '{"name":"not-found","still":"html","html":';
  const data = rows.replace('{"name":"words","still":"html","html":', missing);
  expect(dataOf(without(toDocument(data)))).toContain('{"name":"not-found"}');
});

test("code that only what is left out needs is not loaded with the document", () => {
  const scripts = ["a", "b"].map(
    (name) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`,
  );
  const data = rows.replace('4:I[39757,["$3"]', '4:I[39757,["$3","/_next/static/chunks/b.js"]');
  const document = toDocument(data).replace("<p ", `${scripts.join("")}<p `);
  expect(document).toContain("b.js");
  expect(without(document).match(/\w\.js/g)).toEqual(["a.js", "a.js"]);
});

test("what says nothing is left out, and so is what asks for files that the document lists itself", () => {
  const asking = (name: string) =>
    `["$","script","${name}",{"src":"/_next/static/chunks/${name}.js","async":true}]`;
  const data = rows
    .replace('0:{"t":', `c:${asking("c")}\n0:{"m":"$undefined","t":`)
    .replace('"children":["$b"', `"data":{"a":"$undefined","b":1},"children":[${asking("a")},"$Lc","$b"`);
  const left = dataOf(without(toDocument(data)));
  expect(left).toContain('0:{"t":');
  expect(left).toContain("c:null");
  // Places in a list stay: something else may name them.
  expect(left).toContain('"data":{"b":1},"children":[null,"$Lc","$b"');
});

test("text that something else names stays, byte for byte", () => {
  const document = without(toDocument(rows.replace('"Price: $$5"', '"$9"')));
  expect(dataOf(document)).toContain(`9:T${Buffer.byteLength(text).toString(16)},${text}`);
});

test("no text ends the element that holds the data, and it comes back as it was", () => {
  const words = "</script><b>";
  const document = without(toDocument(rows.replace("Price: $$5", words)));
  expect(document.split("</script>")).toHaveLength(2);
  expect(dataOf(document)).toContain(`["$b","${words.replaceAll("<", "\\u003c")}"]`);
});

test("data that name a part of what was left out go out whole", () => {
  const whole = toDocument(rows.replace('["$b","Price: $$5"]', '"$5:props:children:props"'));
  expect(without(whole)).toBe(whole);
  const other = toDocument(rows.replace('["$b","Price: $$5"]', '"$5:props:className"'));
  expect(dataOf(without(other))).toContain('{"name":"tower","className":"contents"}');
});

test("what only browsers need that can't read the code itself is left out", () => {
  const old = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
  const document = toDocument(rows);
  expect(without(document.replace("<body>", `${old}<body>`))).toBe(without(document));
});

test.each([
  ["no data", "<html><body></body></html>"],
  ["bytes", toDocument(`${rows}c:A3,abc`)],
  ["a row that does not end", toDocument('0:{"a":1}')],
  ["text that does not end", toDocument("0:T9,short")],
  [
    "a call of something else",
    toDocument(rows).replace("</body>", "<script>self.__next_f.push([f()])</script></body>"),
  ],
  ["data that were read before", without(toDocument(rows))],
  ["data in another form", `${toDocument(rows)}${script([3, "AAEC"])}`],
])("a document with %s stays as it is", (_, document) => expect(without(document)).toBe(document));

test("no second connection to this site is asked for", () => {
  const link = '<link rel="preconnect" href="/" crossorigin=""/>';
  const document = toDocument(`:HC["/",""]\n${rows}`).replace("<body>", `${link}<body>`);
  const out = without(document);
  expect(out).not.toContain("preconnect");
  expect(dataOf(out)).not.toContain("HC[");
  expect(out).toBe(without(toDocument(rows)));
});
