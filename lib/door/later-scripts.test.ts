import { readFileSync } from "node:fs";
import { createContext, Script } from "node:vm";
import { expect, test } from "vitest";
import { partsOf } from "./document-parts";
import { scriptLoader, withLaterScripts } from "./later-scripts";
import { policyOf } from "./policy";

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
  for (const part of [
    `as="font"`,
    `rel="stylesheet"`,
    "self.early=1",
    "noModule",
    "self.__next_f.push",
    "<p>Text</p>",
  ])
    expect(later).toContain(part);
  const bare = "<html><body><p>No script</p></body></html>";
  expect(withLater(bare)).toBe(bare);
});

test("the data that are read are the framework's, not others that a page shows", () => {
  const [own, others] = ["0:1", "0:2"].map((text) => `<script type="application/json">${text}</script>`);
  const bare = page.replace(/<script>self\.__next_f.*?<\/script>/, "").replace("<p>", `${others}<p>`);
  const list = '<script type="application/json" id="later-scripts">';
  expect(withLater(bare.replace("</body>", `${own}</body>`))).toContain(`${own}${list}`);
  // Where Next hands them over itself, nothing is moved.
  const handed = withLater(page.replace("<p>", `${others}<p>`));
  expect(handed).toContain(`${others}<p>`);
  expect(handed).not.toContain(`${others}${list}`);
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

/** A page that runs the script: what it hears, and what the clock does. */
function listening(type: "input" | "click") {
  const heard: ((event: { target: object; type: string }) => void)[] = [];
  let tick = () => {};
  const list = { textContent: "[]" };
  const asked: string[] = [];
  const context = createContext({
    ...{
      Event,
      navigator: {},
      requestAnimationFrame: () => 0,
      setTimeout: () => 0,
      clearInterval: () => {},
    },
    document: {
      currentScript: { previousElementSibling: list },
      createElement: () => ({}),
      head: { append: ({ src }: { src: string }) => asked.push(src) },
    },
    addEventListener: (kind: string, hear: () => void) => kind === type && heard.push(hear),
    setInterval: (look: () => void) => ((tick = look), 1),
  });
  context.self = context;
  new Script(scriptLoader).runInContext(context);
  return {
    hear: (target: object) => {
      for (const hear of heard) hear({ target, type });
    },
    /** What the page has asked for comes; then the clock ticks. */
    look: () => {
      for (const src of asked.splice(0))
        new Script(readFileSync(`public${src}`, "utf8")).runInContext(context);
      tick();
    },
  };
}

/** A field of it, and React's mark on it. */
function typeInto() {
  class Field {
    type = "text";
    told: string[] = [];
    #value = "";
    get value() {
      return this.#value;
    }
    set value(text: string) {
      this.#value = text;
    }
    closest = () => this;
    matches = () => false;
    dispatchEvent = ({ type }: Event) => this.told.push(`${type} ${this.#value}`);
  }
  const { hear, look } = listening("input");
  const field = new Field();
  const type = (text: string) => {
    field.value = text;
    hear(field);
  };
  return { field, type, takeOver: () => Object.assign(field, { __reactFiber$1: {} }), look };
}

test("what was typed before React is there is told to it; what is typed after that counts, and nothing is put back", () => {
  const early = typeInto();
  early.type("81");
  early.takeOver();
  early.look();
  expect([early.field.value, early.field.told]).toEqual(["81", ["input 81", "change 81"]]);

  const onward = typeInto();
  onward.type("81");
  onward.takeOver();
  onward.type("8124");
  onward.look();
  expect([onward.field.value, onward.field.told]).toEqual(["8124", []]);
});

test("a press of a link that means something besides is told to React later, and the link is not followed again", () => {
  const { hear, look } = listening("click");
  const done: string[] = [];
  let prevented: (event: { preventDefault: () => void }) => void = () => done.push("followed");
  const link = {
    href: "tel:+919876543210",
    closest: (found: string) => (found.includes("a[data-again]") ? link : null),
    matches: (found: string) => found.includes("a[data-again]"),
    addEventListener: (_: string, listener: typeof prevented, { once }: { once: boolean }) => {
      if (once) prevented = listener;
    },
    click: () => {
      done.push("told");
      prevented({ preventDefault: () => done.push("not followed") });
    },
  };
  hear(link);
  look();
  expect(done).toEqual([]);
  Object.assign(link, { __reactFiber$1: {} });
  look();
  look();
  expect(done).toEqual(["told", "not followed"]);
});
