import { DomUtils, parseDocument } from "htmlparser2";
import { type Advertised, lookFor, type Row } from "./look-at-page";

type Node = ReturnType<typeof parseDocument>["children"][number];

const neverPrinted = ["head", "script", "style", "template", "noscript"];
const hiddenOnPaper = ["print-none", "js-only", "print:hidden"];

/** By the classes that `app/globals.css` and Tailwind give a meaning on paper. `e2e/print.spec.ts` looks with a browser. */
function isPrinted(node: Node): boolean {
  if (!DomUtils.isTag(node)) return true;
  const { class: names = "", role, hidden } = node.attribs;
  const classes = names.split(/\s+/);
  if (neverPrinted.includes(node.name) || role === "tablist") return false;
  if (hiddenOnPaper.some((name) => classes.includes(name))) return false;
  if (hidden !== undefined && !classes.includes("js-panel")) return false;
  return (
    !classes.includes("hidden") || classes.some((name) => /^print:(?:block|flex|grid|inline)/.test(name))
  );
}

/** The text of a page on paper, and the sources of its pictures. */
export function printedOf(html: string): string {
  const read = (nodes: readonly Node[]): string =>
    nodes
      .filter(isPrinted)
      .map((node) => {
        if (DomUtils.isText(node)) return node.data;
        const source = DomUtils.isTag(node) && node.name === "img" ? ` ${node.attribs.src} ` : "";
        return DomUtils.hasChildren(node) ? source + read(node.children) : source;
      })
      .join("");
  return read(parseDocument(html).children);
}

/** What a page that advertises these projects has on paper. `hasCode`: the code of a project's page in the register too. */
export function lookAtPrint(
  row: Row,
  path: string,
  html: string,
  projects: readonly Advertised[],
  hasCode = false,
): void {
  const printed = printedOf(html);
  lookFor(row, path, projects, [printed]);
  if (hasCode && !printed.includes("data:image/svg+xml,%3Csvg%20viewBox"))
    row.faults.push(`${path}: the code of the register is not printed`);
}
