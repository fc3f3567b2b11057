import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { settingNames } from "@/lib/process/env";

const root = path.resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

function filesIn(folder: string, pattern: RegExp): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => path.posix.join(folder, name))
    .filter((name) => pattern.test(name));
}

const papers = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", ...filesIn("docs", /\.md$/)];
const sources = [
  ...["app", "components", "content", "e2e", "lib", "scripts"].flatMap((folder) =>
    filesIn(folder, /\.(ts|tsx|mjs|css)$/),
  ),
  ...readdirSync(root).filter((name) => /\.(ts|mjs)$/.test(name)),
].filter((file) => !import.meta.filename.endsWith(file));

/** What may be cited of a paper: its headings, and the first cells of its tables. */
function partsOf(paper: string): string[] {
  const text = read(paper).replaceAll("`", "");
  return [...text.matchAll(/^#+ (.+)$|^\| ([^|]+) \|/gm)].map(([, heading, cell]) => heading ?? cell ?? "");
}

/** The comments of a file, each line break a blank. */
function commentsOf(file: string): string {
  const comments = read(file).match(/\/\*[^]*?\*\/|(?:^|\s)\/\/.*(?:\n\s*\/\/.*)*/g) ?? [];
  return comments.map((comment) => comment.replace(/\n\s*(?:\*|\/\/)?\s*/g, " ")).join("\n");
}

/** Runs `find` over the comments of all sources; what it finds is told with its file. */
function inComments(find: (comments: string) => string[]): string[] {
  return sources.flatMap((file) => find(commentsOf(file)).map((fault) => `${file}: ${fault}`));
}

test("comments cite papers, and parts of them, that are there", () => {
  const faults = inComments((comments) =>
    [...comments.matchAll(/(docs\/[\w/-]+\.md)(?:, "([^"]+)")?/g)].flatMap(([cited, paper = "", part]) => {
      const isThere = existsSync(path.join(root, paper)) && (!part || partsOf(paper).includes(part));
      return isThere ? [] : [cited];
    }),
  );
  expect(faults).toEqual([]);
});

test("files of deploy cite papers, and parts of them, that are there", () => {
  const files = ["compose.yaml", "Dockerfile", ".env.example", ".ci/run", ...filesIn("deploy", /\.\w+$/)];
  const faults = files.flatMap((file) =>
    [...read(file).matchAll(/(docs\/[\w/-]+\.md)(?:, "([^"]+)")?/g)]
      .filter(([, paper = "", part]) => part !== undefined && !partsOf(paper).includes(part))
      .map(([cited]) => `${file}: ${cited}`),
  );
  expect(faults).toEqual([]);
});

test("comments cite the specification by sections that are there", () => {
  const parts = partsOf("docs/specification.md");
  const isSection = (number: string) => parts.some((part) => part.startsWith(`${number}. `));
  const faults = inComments((comments) =>
    [...comments.matchAll(/specification, sections? (\d(?:(?:, | and | to )\d)*)(?:, "([^"]+)")?/g)]
      .filter(
        ([, list = "", part]) => !list.match(/\d/g)?.every(isSection) || (part && !parts.includes(part)),
      )
      .map(([cited]) => cited),
  );
  expect(faults).toEqual([]);
});

test("comments cite in these two forms and no other", () => {
  const others =
    /(?<!specification, )(?<!section )\bsections? \d|\breadings\b(?!\.md)|\((?:design|quality|api-v1|operations|look and feel)\b|\(specification, (?!sections? \d)/gi;
  // Marks quote the specification, which cites its own sections (scripts/specification.ts).
  const unquoted = (comments: string) => comments.replace(/Specification: "[^"]*"/g, "");
  expect(inComments((comments) => unquoted(comments).match(others) ?? [])).toEqual([]);
});

test.each(papers)("%s names files, commands and links that are there", (paper) => {
  const text = read(paper);
  const named = [...text.matchAll(/`([\w.(][^`\s]*)`/g)].map(([, name = ""]) => name);
  const isPath =
    /^(?:app|components|content|docs|e2e|lib|public|scripts|\.ci|\.github)\/|^[A-Z]+\.md$|\.config\.(?:mjs|ts)$/;
  // Of a pattern the folder before it is asked for.
  const wanted = named.filter((name) => isPath.test(name)).map((name) => name.replace(/[^/]*[*{…<].*$/, ""));
  const links = [...text.matchAll(/\]\(([^)#:]+)(#[^)]*)?\)/g)].map(([, to = ""]) =>
    path.join(path.dirname(paper), to),
  );
  expect([...wanted, ...links].filter((name) => !existsSync(path.join(root, name)))).toEqual([]);

  const scripts = Object.keys(JSON.parse(read("package.json")).scripts);
  const commands = [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = ""]) => name);
  expect(commands.filter((name) => !scripts.includes(name))).toEqual([]);
});

test.each(papers)("what %s says to be in a file is in it", (paper) => {
  const said = [...read(paper).matchAll(/`([\w.]+)(?:\(\))?` in\s+`([^`]+\.\w+)`/g)];
  const wrong = said.filter(([, name = "", file = ""]) => !read(file).includes(name));
  expect(wrong.map(([whole]) => whole)).toEqual([]);
});

test.each(papers)("measurements and titles of tests that %s names are there", (paper) => {
  const text = read(paper);
  const known = [...read("scripts/bench.ts").matchAll(/^    case "(\w+)":$/gm)].map(([, name]) => name);
  const measured = [...text.matchAll(/npm run bench -- (\w+)/g)].map(([, name]) => name);
  expect(measured.filter((name) => !known.includes(name))).toEqual([]);
  const titles = [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)` \("([^"]+)"\)/g)];
  const lost = titles.filter(([, file = "", title = ""]) => {
    const source = read(file);
    return !title.split("…").every((part) => source.includes(part.trim()));
  });
  expect(lost.map(([cited]) => cited)).toEqual([]);
});

test("docs/security.md counts its rows as they are", () => {
  const counts = { test: 0, "no test": 0, "not met": 0, "does not apply": 0 };
  for (const [, numbers = "", here = "", how = ""] of read("docs/security.md").matchAll(
    /^\| (\d+\.\d+\.\d[^|]*) \| [^|]* \| ([^|]*) \| ([^|]*)\|$/gm,
  )) {
    const kind = /^(?:Not met|Does not apply)/.exec(here)?.[0].toLowerCase();
    const met = how.startsWith("no test") ? "no test" : "test";
    for (const part of numbers.split(", ")) {
      const [, first, last = first] = /\.(\d+)(?:–(\d+))?$/.exec(part) ?? [];
      counts[(kind ?? met) as keyof typeof counts] += Number(last) - Number(first) + 1;
    }
  }
  const said = [...read("docs/security.md").matchAll(/^\| [^|]+ \| (\d+) \|$/gm)].map(([, count]) =>
    Number(count),
  );
  expect(said).toEqual(Object.values(counts));
  expect(said.reduce((sum, count) => sum + count, 0)).toBe(215);
});

test("every setting stands in docs/operations.md", () => {
  const operations = read("docs/operations.md");
  expect(settingNames.filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
});

test("README names every package that the site runs with", () => {
  const packages = Object.keys(JSON.parse(read("package.json")).dependencies);
  expect(packages.filter((name) => !read("README.md").includes(`\`${name}\``))).toEqual([]);
});
