import { createContext, Script } from "node:vm";
import { expect, test } from "vitest";
import { policyOf } from "@/lib/server/http/policy";
import { partsOf, bytesOf } from "./document-parts";
import { scriptLoader, withLaterScripts } from "./later-scripts";

const page = `<!DOCTYPE html><html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/a.js"/>
<link rel="preload" as="font" href="/_next/static/a.woff2"/><link rel="stylesheet" href="/_next/static/a.css"/>
<script src="/_next/static/b.js" async=""></script><script>self.early=1</script>
<script src="/_next/static/old.js" noModule=""></script></head><body><p>Text</p>
<script src="/_next/static/a.js" id="_R_" async=""></script><script>self.__next_f.push([1,"\\u003c/body>"])</script></body></html>`;

const withLater = (document: string) => withLaterScripts(partsOf(document)).join("");

test("the framework's scripts become a list at the end, in their order, and nobody asks for them early", () => {
  const later = withLater(page);
  expect(later).not.toMatch(/async=""|as="script"/);
  const list = /<script type="application\/json" id="later-scripts">(.*?)<\/script>/.exec(later)?.[1];
  expect(JSON.parse(list ?? "")).toEqual(["/_next/static/b.js", "/_next/static/a.js"]);
  expect(later.endsWith(`<script>${scriptLoader}</script></body></html>`)).toBe(true);
});

test("all else in the document stays as it is", () => {
  const later = withLater(page);
  for (const part of [`as="font"`, `rel="stylesheet"`, "self.early=1", "self.__next_f.push", "<p>Text</p>"])
    expect(later).toContain(part);
  const bare = "<html><body><p>No script</p></body></html>";
  expect(withLater(bare)).toBe(bare);
});

test("nobody pays for what only old browsers need, nor for a second connection to the site", () => {
  const connecting = page.replace("<head>", '<head><link rel="preconnect" href="/" crossorigin=""/>');
  expect(withLater(connecting)).toBe(withLater(page));
  expect(withLater(page)).not.toContain("noModule");
});

test("a script that speaks of the body's end is not taken for it", () => {
  const later = withLater(`${page}<script>"</body>"</script>`);
  expect(later).toContain(`<script>${scriptLoader}</script></body></html><script>"</body>"</script>`);
});

test("the script that asks for them can be read, and the policy of the document allows it", () => {
  expect(() => new Script(scriptLoader)).not.toThrow();
  const [before, after] = [page, withLater(page)].map(
    (text) => policyOf(partsOf(text), "/", []).split("sha256-").length,
  );
  expect(after).toBe((before ?? 0) + 1);
});

/** A page whose frames and timers come when they are called, with a picture that is still on its way. */
function painting(complete = false) {
  let waiting: (() => void)[] = [];
  const later: { then: () => void; ms: number }[] = [];
  const asked: string[] = [];
  const arrivals: Record<string, () => void> = {};
  const paints: { tell: () => void; options: object }[] = [];
  class PerformanceObserver {
    constructor(private readonly tell: () => void) {}
    observe(options: object) {
      paints.push({ tell: this.tell, options });
    }
  }
  const picture = {
    complete,
    addEventListener: (kind: string, hear: () => void) => (arrivals[kind] = hear),
  };
  new Script(scriptLoader).runInContext(
    createContext({
      navigator: {},
      self: {},
      PerformanceObserver,
      addEventListener: () => {},
      requestAnimationFrame: (then: () => void) => waiting.push(then),
      setTimeout: (then: () => void, ms = 0) => (ms === 0 ? waiting.push(then) : later.push({ then, ms })),
      document: {
        currentScript: { previousElementSibling: { textContent: '["/a.js"]' } },
        querySelector: (which: string) => (which.startsWith("img") ? picture : null),
        createElement: () => ({}),
        head: { append: ({ src }: { src: string }) => asked.push(src) },
      },
    }),
  );
  const turn = () => {
    const now = waiting;
    waiting = [];
    for (const then of now) then();
  };
  return { asked, arrivals, later, paints, run: () => Array.from({ length: 6 }, turn) };
}

test("the first picture is painted before the scripts are asked for; half a second is waited for it", () => {
  const quick = painting();
  quick.run();
  expect(quick.asked).toEqual([]);
  quick.arrivals.load?.();
  expect(quick.asked).toEqual([]);
  quick.run();
  expect(quick.asked).toEqual(["/a.js"]);

  const slow = painting();
  slow.run();
  expect(slow.later.map(({ ms }) => ms)).toEqual([1_000, 500]);
  slow.later[1]?.then();
  expect(slow.asked).toEqual(["/a.js"]);
});

test("with the picture there, what was painted is on the screen before the scripts are asked for", () => {
  const page = painting(true);
  page.run();
  expect(page.asked).toEqual([]);
  expect(page.paints.map(({ options }) => options)).toEqual([{ type: "paint", buffered: true }]);
  page.paints[0]?.tell();
  expect(page.asked).toEqual(["/a.js"]);
});

test("what is pressed and typed before React is there is noted, until it takes the notes", () => {
  const heard: Record<string, (event: { target: object; type: string }) => void> = {};
  const self: { early?: unknown[] } = {};
  new Script(scriptLoader).runInContext(
    createContext({
      self,
      navigator: {},
      requestAnimationFrame: () => 0,
      setTimeout: () => 0,
      document: { currentScript: { previousElementSibling: { textContent: "[]" } } },
      addEventListener: (type: string, hear: (typeof heard)[string]) => (heard[type] = hear),
    }),
  );
  const field = { value: "81", checked: false, closest: () => field };
  for (const type of ["pointerdown", "focusin", "input", "click"]) heard[type]?.({ target: field, type });
  expect(self.early).toEqual([
    [field, { target: field, type: "input" }, "81", false],
    [field, { target: field, type: "click" }, "81", false],
  ]);
  delete self.early;
  heard.click?.({ target: field, type: "click" });
  expect(self.early).toBeUndefined();
});

test("each script is a part by itself, and the markup between two of them", () => {
  expect(partsOf('<p>₹ 5</p><script src="/a.js"></script><script>1<2</script><b>घर</b>')).toEqual([
    "<p>₹ 5</p>",
    '<script src="/a.js"></script>',
    "<script>1<2</script>",
    "<b>घर</b>",
  ]);
});

test.each([
  "",
  "<p>A home</p>",
  "<script>alert(1)</script>",
  "<p>never closed <script>alert(1)",
  "</script><p>₹ & 🏠</p><script></script></script>",
])("the parts of %j are all of it", (document) => {
  expect(partsOf(document).join("")).toBe(document);
  expect(bytesOf(partsOf(Buffer.from(document))).toString()).toBe(document);
});
