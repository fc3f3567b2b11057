import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** What runs in the process of the site, without comments. */
const sources = [
  ...["app", "components", "content", "lib", "scripts"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.posix.join(folder, name)),
  ),
  "instrumentation.ts",
  "next.config.mjs",
]
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => ({ file, text: withoutComments(readFileSync(file, "utf8")) }));

function withoutComments(text: string): string {
  return text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "");
}

/** The names by which a file knows modules of Node and of Next. */
function importedNames(text: string): string[] {
  return [...text.matchAll(/^import (?:type )?([^;]+?) from "(?:node:|next[/"])/gm)].flatMap(
    ([, names = ""]) =>
      names
        .replace(/[{}*]|\bas\b|\btype\b/g, " ")
        .split(/[\s,]+/)
        .filter(Boolean),
  );
}

/** What changes something of others in this text. */
function patchesIn(text: string): string[] {
  const found = [
    ...text.matchAll(/\b[\w.]+\.prototype(?:\.\w+|\[[^\]]+\])\s*=(?![=>]).*/g),
    ...text.matchAll(/\b(?:Object|Reflect)\.(?:define\w+|assign|set\w*)\(\s*[\w.]+\.prototype\b.*/g),
    ...text.matchAll(/\bsetPrototypeOf\(.*|\b__proto__\s*=(?!=).*/g),
    ...importedNames(text).flatMap((name) => [
      ...text.matchAll(new RegExp(`(?<![\\w.])${name}(?:\\.\\w+)+\\s*=(?![=>]).*`, "g")),
      ...text.matchAll(
        new RegExp(`\\b(?:Object|Reflect)\\.(?:define\\w+|assign|set)\\(\\s*${name}\\b.*`, "g"),
      ),
    ]),
  ];
  return found.map(([line]) => line);
}

test("nothing of Node, Next or the language is replaced", () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.flatMap(({ file, text }) => patchesIn(text).map((line) => `${file}: ${line}`))).toEqual([]);
});

test("what Next and React do not promise is known in one folder of few files", () => {
  const inner =
    /next\/dist|__next|__react|\b_R_\b|TURBOPACK|\$RC\b|\b_rsc\b|next-router-|(?<!page)-manifest\.js/;
  const knowing = sources.filter(({ text }) => inner.test(text)).map(({ file }) => file);
  expect(knowing.filter((file) => !file.startsWith("lib/server/next/"))).toEqual([]);
  expect(knowing.length).toBeGreaterThan(2);
  const folder = sources.filter(({ file }) => file.startsWith("lib/server/next/"));
  expect(folder.length).toBeLessThanOrEqual(6);
});

test("certificates of whom the site calls are always checked", () => {
  const unchecked =
    /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity|sslmode=(?:no-verify|disable)/;
  expect(sources.filter(({ text }) => unchecked.test(text)).map(({ file }) => file)).toEqual([]);
});

test("state of the process is in one place", () => {
  const wide = /\bglobalThis\b|(?<![\w.])global\.|process\.(?:_\w+|zerokey\w*)/;
  const files = sources.filter(({ text }) => wide.test(text)).map(({ file }) => file);
  expect(files).toEqual([
    // These run in the browser too, where there is no process state: the server's part leaves one word for each.
    "lib/base/language.ts",
    "lib/base/made-pictures.ts",
    "lib/process/process-state.mjs",
    "lib/seo/agent-words.ts",
    // Names it in the text of a script, which it compares.
    "lib/server/next/inline-scripts.ts",
  ]);
  const [state] = sources.filter(({ file }) => file.endsWith("process-state.mjs"));
  expect(state?.text.match(/\bglobalThis\b/g)).toHaveLength(1);
});

test.each([
  'http.Server.prototype.emit = function () {};\nimport http from "node:http";',
  'import { ServerResponse } from "node:http";\nServerResponse.prototype["writeHead"] = own;',
  "Object.defineProperty(ServerResponse.prototype, 'headersSent', {});",
  "Object.assign(NextNodeServer.prototype, { run });",
  'import * as http from "node:http";\nhttp.createServer = own;',
  'import next from "next";\nObject.assign(next, { own });',
  "Object.setPrototypeOf(response, own);",
])("such a change is found: %s", (text) => expect(patchesIn(text)).not.toEqual([]));
