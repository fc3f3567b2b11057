import "server-only";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { blogHtml } from "@/lib/blog/blog-markdown";
import type { CatalogueItem } from "@/lib/catalogue/read/catalogue-item";

/** Reads a folder of Markdown files as records of blog posts, in order of their names; the file name is the slug. */
export async function* readBlogFolder(folder: string): AsyncGenerator<CatalogueItem> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".md")).sort();
  for (const name of files) {
    const { fields, body } = parseFrontMatter(await readFile(path.join(folder, name), "utf8"), name);
    const slug = name.slice(0, -".md".length);
    yield { line: 1, value: { kind: "blog", slug, ...fields, about: blogHtml(body), markdown: body } };
  }
}

/** Reads `key: value` lines between two lines `---`, then the text. Throws if the file has another form. */
export function parseFrontMatter(
  text: string,
  name: string,
): { fields: Record<string, string>; body: string } {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text);
  if (!match) throw new Error(`${name} must begin with its fields between two lines "---".`);
  const [, head = "", body = ""] = match;
  const entries = head
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const colon = line.indexOf(":");
      if (colon < 1) throw new Error(`${name}: "${line}" is not of the form "key: value".`);
      return [
        line.slice(0, colon).trim(),
        line
          .slice(colon + 1)
          .trim()
          .replace(/^"(.*)"$/, "$1"),
      ];
    });
  return { fields: Object.fromEntries(entries), body };
}
