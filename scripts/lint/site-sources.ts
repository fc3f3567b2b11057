import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "../launcher/project";

/** The sources of what visitors see, by their paths from the root; without tests, the desk and the words of other languages. */
export function siteSources(): Map<string, string> {
  const files = ["app", "components", "lib", "content"]
    .flatMap((folder) =>
      readdirSync(path.join(projectRoot, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(projectRoot, path.join(entry.parentPath, entry.name))),
    )
    .filter(
      (file) =>
        /\.(?:tsx?|mjs|json)$/.test(file) &&
        !/\.test\.tsx?$|\/testing\/|^(?:app\/\(desk\)|components\/desk|lib\/desk)\/|^content\/(?:languages|catalogue)\//.test(
          file,
        ),
    );
  return new Map(files.map((file) => [file, readFileSync(path.join(projectRoot, file), "utf8")]));
}

/** The English words that a source says by `t("…")` and `<Said words="…">`, as the program has them. */
export function saidIn(source: string): string[] {
  const calls = source.matchAll(/\b(?:t\(\s*|<Said\s+words=\{?)("(?:[^"\\]|\\.)*"|`[^`$]*`)/g);
  return [...calls].map(([, literal = ""]) =>
    literal.startsWith("`") ? literal.slice(1, -1) : (JSON.parse(literal) as string),
  );
}

/** Next replaces what only the server renders by stand-ins there (`imports` of package.json). */
const standIn = {
  "#other-countries": "lib/enquiries/forms/late-other-countries.ts",
};

type Sources = ReadonlyMap<string, string>;

const isClient = (text: string) => /^["']use client["']/.test(text);

/** The sources that the browser loads: parts with "use client", and all that these import. */
export function loadedByBrowser(sources: Sources): string[] {
  const parts = [...sources].filter(([, text]) => isClient(text)).map(([file]) => file);
  return follow(parts, sources, (file) => [...importsOf(file, sources), ...laterOf(file, sources)]).sort();
}

function follow(start: readonly string[], sources: Sources, next: (file: string) => string[]): string[] {
  const found = new Set<string>();
  const waiting = start.filter((file) => sources.has(file));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...next(file));
  }
  return [...found];
}

const imports = /^(?:import|export)\b(?! type)(?:[^;"]*?from)? "([^"]+)"/gm;

function importsOf(file: string, sources: Sources): string[] {
  return named(file, imports, sources);
}

/** The modules that a source asks for when they are needed. */
function laterOf(file: string, sources: Sources): string[] {
  return named(file, /\bimport\("([^"]+)"\)/g, sources);
}

function named(file: string, pattern: RegExp, sources: Sources): string[] {
  return [...(sources.get(file) ?? "").matchAll(pattern)].flatMap(
    ([, name = ""]) => resolve(file, name, sources) ?? [],
  );
}

function resolve(from: string, name: string, sources: ReadonlyMap<string, string>): string | undefined {
  if (name in standIn) return standIn[name as keyof typeof standIn];
  const base = name.startsWith("@/")
    ? name.slice(2)
    : name.startsWith(".")
      ? path.posix.join(path.posix.dirname(from), name)
      : null;
  if (base === null) return undefined;
  return [base, ...["ts", "tsx", "mjs"].map((end) => `${base}.${end}`), `${base}/index.ts`].find((file) =>
    sources.has(file),
  );
}
