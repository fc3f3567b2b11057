import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { headScript } from "@/lib/base/page-scripts";
import { pageStyles } from "@/lib/base/page-styles";
import { partsOf } from "@/lib/server/next/document-parts";
import { policyOf } from "./policy";
import { unavailablePage } from "./unavailable-page";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const directive = (policy: string, name: string) =>
  policy.split("; ").find((one) => one.startsWith(`${name} `)) ?? "";

const flight = 'self.__next_f.push([1,"</a>"])';
/** `content`: what staff or a file brought into the page. */
const page = (content = "") =>
  `<html><head><script src="/_next/a.js" async></script><style>${pageStyles["table-of-contents"]}</style>
<script>${headScript}</script><script type="application/ld+json">{"b":2}</script></head>
<body>${content}<script id="x">${flight}</script></body></html>`;

test("of scripts in the document, just those that it was made with may run", () => {
  const policy = policyOf(partsOf(page()), "/", []);
  expect(directive(policy, "script-src")).toBe(`script-src 'self' ${hash(headScript)} ${hash(flight)}`);
  const others = Object.values(pageStyles).map(hash).join(" ");
  expect(directive(policy, "style-src")).toBe(`style-src 'self' ${others}`);
});

test("a script or style that came with what is shown gets no hash, and is told of", () => {
  const told: string[] = [];
  const content = `<p>A home.<script>alert(1)</script><SCRIPT>alert(2)</SCRIPT><script type="module">alert(3)</script>
<script nonce="a">self.__next_f.push([1,"a"]);alert(4)</script><style>body{display:none}</style></p>`;
  expect(policyOf(partsOf(page(content)), "/", [], (text) => told.push(text))).toBe(
    policyOf(partsOf(page()), "/", []),
  );
  expect(told).toEqual([
    "alert(1)",
    "alert(3)",
    'self.__next_f.push([1,"a"]);alert(4)',
    "body{display:none}",
  ]);
});

test("the document of a failed read has its style", () => {
  const style = /<style>([^]*)<\/style>/.exec(unavailablePage)?.[1] ?? "";
  expect(directive(policyOf(partsOf(unavailablePage), "/", []), "style-src")).toContain(hash(style));
});

test("pictures and brochures come from our host and those of the setting, WebAssembly is for the viewer alone", () => {
  const policy = policyOf(partsOf(page()), "/", ["img.example.com"]);
  for (const name of ["img-src", "connect-src", "media-src"])
    expect(directive(policy, name)).toMatch(/'self'.* https:\/\/img\.example\.com$/);
  expect(policy).not.toMatch(/script-src[^;]*(?:unsafe|https?:)/);
  expect(directive(policyOf(partsOf(page()), "/pdf-viewer", []), "script-src")).toContain(
    "'wasm-unsafe-eval'",
  );
});

test("the squares of the map come from their host on the page of the map, and nothing else does", () => {
  const policy = policyOf(partsOf(page()), "/propertylist", [], undefined, "https://tiles.example.com");
  const open = policy.split("; ").filter((one) => one.includes("tiles.example.com"));
  expect(open.map((one) => one.split(" ")[0])).toEqual(["img-src", "connect-src"]);
  expect(policyOf(partsOf(page()), "/propertylist", [])).not.toContain("tiles.example.com");
});
