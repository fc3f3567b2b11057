import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { headScript } from "@/lib/base/page-scripts";
import { isOwnScript } from "./inline-scripts";

const start = (params: object) =>
  `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${JSON.stringify(params)});`;

/** What React brings along, from the file that Next renders with. */
const react = readFileSync(
  path.join(
    path.dirname(createRequire(import.meta.url).resolve("next/package.json")),
    "dist/compiled/react-dom/cjs/react-dom-server.node.production.js",
  ),
  "utf8",
);
const reactText = (begin: string) => {
  const at = react.indexOf(`'${begin}=`);
  return (new Function(`return ${react.slice(at, react.indexOf("'\n", at) + 1)}`)() as string).replace(
    /\$R[A-Z]\("$/,
    "",
  );
};

test.each([
  headScript,
  "(self.__next_f=self.__next_f||[]).push([0])",
  String.raw`self.__next_f.push([1,"0:{\"a\":\"\u003c/script\u003e\"}\n"])`,
  'self.__next_f.push([3,"AAEC"])',
  start({ otherChunks: ["static/chunks/0vy8ere0oloj_.js"], runtimeModuleIds: [94553] }),
  "requestAnimationFrame(function(){$RT=performance.now()});",
  `${reactText("$RB")}$RC("B:0","S:0")`,
  `${reactText("$RS")}$RS("S:1","P:1")`,
  `${reactText("$RX")};$RX("B:0","12\\"3",null,"stack")`,
  '$RC("B:1","S:1")',
])("the framework's and our own run: %.60s", (text) => expect(isOwnScript(text)).toBe(true));

describe("whatever only looks like them does not", () => {
  test.each([
    "alert(1)",
    "",
    `${headScript}alert(1)`,
    `${headScript} `,
    'self.__next_f.push([1,"a"]);alert(1)',
    'self.__next_f.push([1,"a"],alert(1))',
    'self.__next_f.push([1,"a"+alert(1)])',
    "self.__next_f.push([1,`${alert(1)}`])",
    "self.__next_f.push([1,alert(1)])",
    "self.__next_f.push([2,[alert]])",
    'self.__next_f.push([1,{"a":1}])',
    'alert(1);self.__next_f.push([1,"a"])',
    'self.__next_f.push([1,"a"])//])',
    "(self.__next_f=self.__next_f||[]).push([0]);alert(1)",
    "(self.__next_f=alert(1)||[]).push([0])",
    start({ otherChunks: ["static/chunks/../../../media/evil.js"] }),
    start({ otherChunks: ["https://evil.example/a.js"] }),
    start({ otherChunks: [], runtimeModuleIds: [1], more: 1 }),
    `${start({ otherChunks: [] })}alert(1)`,
    '$RC("B:0","S:0");alert(1)',
    '$RC("B:0",alert(1))',
    'alert(1);$RC("B:0","S:0")',
    `${reactText("$RB")}alert(1);$RC("B:0","S:0")`,
    '$RX("a",null,"b\\")+alert(1)+("c")',
  ])("%.70s", (text) => expect(isOwnScript(text)).toBe(false));
});
