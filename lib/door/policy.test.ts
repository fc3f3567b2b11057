import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { policyOf } from "./policy";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const directive = (policy: string, name: string) =>
  policy.split("; ").find((one) => one.startsWith(`${name} `)) ?? "";

const page = `<html><head><script src="/_next/a.js" async></script><style data-href="a">p{}</style>
<script>self.a=1</script><script type="application/ld+json">{"b":2}</script></head>
<body><script id="x">self.c="</a>"</script></body></html>`;

test("of scripts in the document, just those that it was made with may run", () => {
  const scripts = directive(policyOf(page, "/", []), "script-src");
  expect(scripts).toBe(`script-src 'self' ${hash("self.a=1")} ${hash('self.c="</a>"')}`);
  expect(directive(policyOf(page, "/", []), "style-src")).toContain(hash("p{}"));
});

test("pictures and brochures come from our host and those of the setting, WebAssembly is for the viewer alone", () => {
  const policy = policyOf(page, "/", ["img.example.com"]);
  for (const name of ["img-src", "connect-src", "media-src"])
    expect(directive(policy, name)).toMatch(/'self'.* https:\/\/img\.example\.com$/);
  expect(policy).not.toMatch(/script-src[^;]*(?:unsafe|https?:)/);
  expect(directive(policyOf(page, "/pdf-viewer", []), "script-src")).toContain("'wasm-unsafe-eval'");
});
