import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { floors } from "./floors.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const paper = readFileSync(path.join(root, "docs/architecture.md"), "utf8");
const rooms = floors.map(([room]) => room);
const roomOf = (file: string) => rooms.find((room) => `${file}/`.startsWith(`lib/${room}/`));

/** From each room the rooms that its files import from, tests left aside. */
function readImports(): Map<string, Set<string>> {
  const imports = new Map(rooms.map((room) => [room, new Set<string>()]));
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

/** Those imports alone that no longer way through other rooms leads along. */
function withoutDetours(imports: Map<string, Set<string>>): string[] {
  const of = (room: string) => [...(imports.get(room) ?? [])];
  const reaches = (from: string, to: string): boolean =>
    from === to || of(from).some((room) => reaches(room, to));
  return rooms.flatMap((from) =>
    of(from)
      .filter((to) => !of(from).some((other) => other !== to && reaches(other, to)))
      .map((to) => `${from} --> ${to}`),
  );
}

test("the table of floors names the rooms of lib, the highest first", () => {
  const rows = [...paper.matchAll(/^\| `lib\/([^`]+)\/` \| (anywhere|server) \|/gm)];
  expect(rows.map(([, room, where]) => [room, where])).toEqual(floors.toReversed());
});

test("the picture has the arrows of the imports", () => {
  const [picture = ""] = /```mermaid\n[^]*?```/.exec(paper) ?? [];
  const names = new Map([...picture.matchAll(/(\w+)\["([^"]+)"\]/g)].map(([, id, room]) => [id, room]));
  const arrows = [...picture.matchAll(/^ *(\w+) --> (\w+)$/gm)];
  const drawn = arrows.map(([, from, to]) => `${names.get(from)} --> ${names.get(to)}`);
  expect(drawn.toSorted()).toEqual(withoutDetours(readImports()).toSorted());
});
