import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { layers } from "./layers.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const paper = readFileSync(path.join(root, "docs/architecture.md"), "utf8");
const modules = layers.map(([module]) => module);
const roomOf = (file: string) => modules.find((module) => `${file}/`.startsWith(`lib/${module}/`));

/** From each module the modules that its files import from, tests left aside. */
function readImports(): Map<string, Set<string>> {
  const imports = new Map(modules.map((module) => [module, new Set<string>()]));
  const files = readdirSync(path.join(root, "lib"), { recursive: true, encoding: "utf8" })
    .map((name) => `lib/${name}`)
    .filter((file) => /\.(?:ts|mjs)$/.test(file) && !/\.test\.ts$|\/testing\//.test(file));
  for (const file of files) {
    const text = readFileSync(path.join(root, file), "utf8");
    for (const [, name = ""] of text.matchAll(/(?:from|import)\s*\(?\s*"([@.]\/[^"]+|\.\.[^"]+)"/g)) {
      const imported = name.startsWith("@/") ? name.slice(2) : path.posix.join(path.dirname(file), name);
      const [from, to] = [roomOf(file), roomOf(imported)];
      if (from && to && from !== to) imports.get(from)?.add(to);
    }
  }
  return imports;
}

/** Those imports alone that no longer way through other modules leads along. */
function withoutDetours(imports: Map<string, Set<string>>): string[] {
  const of = (module: string) => [...(imports.get(module) ?? [])];
  const reaches = (from: string, to: string): boolean =>
    from === to || of(from).some((module) => reaches(module, to));
  return modules.flatMap((from) =>
    of(from)
      .filter((to) => !of(from).some((other) => other !== to && reaches(other, to)))
      .map((to) => `${from} --> ${to}`),
  );
}

test("the table of layers names the modules of lib, the highest first", () => {
  const rows = [...paper.matchAll(/^\| `lib\/([^`]+)\/` \| (anywhere|server) \|/gm)];
  expect(rows.map(([, module, where]) => [module, where])).toEqual(layers.toReversed());
});

test("the picture has the arrows of the imports", () => {
  const [picture = ""] = /```mermaid\n[^]*?```/.exec(paper) ?? [];
  const names = new Map([...picture.matchAll(/(\w+)\["([^"]+)"\]/g)].map(([, id, module]) => [id, module]));
  const arrows = [...picture.matchAll(/^ *(\w+) --> (\w+)$/gm)];
  const drawn = arrows.map(([, from, to]) => `${names.get(from)} --> ${names.get(to)}`);
  expect(drawn.toSorted()).toEqual(withoutDetours(readImports()).toSorted());
});
