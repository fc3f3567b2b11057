import { Script } from "node:vm";
import { expect, test } from "vitest";
import { scriptLoader, withLaterScripts } from "./later-scripts";
import { policyOf } from "./policy";

const page = `<!DOCTYPE html><html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/a.js"/>
<link rel="preload" as="font" href="/_next/static/a.woff2"/><link rel="stylesheet" href="/_next/static/a.css"/>
<script src="/_next/static/b.js" async=""></script><script>self.early=1</script>
<script src="/_next/static/old.js" noModule=""></script></head><body><p>Text</p>
<script src="/_next/static/a.js" id="_R_" async=""></script><script>self.__next_f.push([1,"\\u003c/body>"])</script></body></html>`;

test("the framework's scripts become a list at the end, in their order, and nobody asks for them early", () => {
  const later = withLaterScripts(page);
  expect(later).not.toMatch(/async=""|as="script"/);
  const list = /<script type="application\/json" id="later-scripts">(.*?)<\/script>/.exec(later)?.[1];
  expect(JSON.parse(list ?? "")).toEqual(["/_next/static/b.js", "/_next/static/a.js"]);
  expect(later.endsWith(`<script>${scriptLoader}</script></body></html>`)).toBe(true);
});

test("all else in the document stays as it is", () => {
  const later = withLaterScripts(page);
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
  expect(withLaterScripts(bare)).toBe(bare);
});

test("the script that asks for them can be read, and the policy of the document allows it", () => {
  expect(() => new Script(scriptLoader)).not.toThrow();
  const [before, after] = [page, withLaterScripts(page)].map(
    (text) => policyOf(text, "/", []).split("sha256-").length,
  );
  expect(after).toBe((before ?? 0) + 1);
});
