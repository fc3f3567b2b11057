import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "../launcher/project";

export type SearchFigures = {
  /** p50 and p95 of one search after the other, in milliseconds. */
  waits: [p50: number, p95: number];
  perSecond: number;
  /** p95 of a list's page that no cache has. */
  page: number;
  loaded: { ms: number; bytes: number } | null;
  megabytes: number;
};

const paper = path.join(projectRoot, "docs/performance.md");
const heading = "| projects | answered by |";

/** Puts the figures into the table of docs/performance.md, in place of those of the same size. */
export function writeSearchRow(
  projects: number,
  { waits, perSecond, page, loaded, megabytes }: SearchFigures,
) {
  const lines = readFileSync(paper, "utf8").split("\n");
  const start = lines.findIndex((line) => line.startsWith(heading)) + 2;
  if (start < 2) throw new Error("docs/performance.md has no table of searches.");
  const ofRow = `| ${projects.toLocaleString("en-US")} | ${loaded ? "the index" : "SQL"} |`;
  const row = [
    ofRow,
    ` ${waits.map((wait) => wait.toFixed(1)).join(" / ")} ms |`,
    ` ${Math.round(perSecond)} |`,
    ` ${page.toFixed(0)} ms |`,
    loaded ? ` ${(loaded.ms / 1_000).toFixed(1)} s, ${(loaded.bytes / 1e6).toFixed(1)} MB |` : " – |",
    ` ${Math.round(megabytes)} MB |`,
  ].join("");
  let end = start;
  while (lines[end]?.startsWith("|")) end += 1;
  const rows = [...lines.slice(start, end).filter((line) => !line.startsWith(ofRow)), row];
  const size = (line: string) => Number(line.split("|")[1]?.replaceAll(/\D/g, ""));
  rows.sort((one, other) => size(one) - size(other));
  writeFileSync(paper, [...lines.slice(0, start), ...rows, ...lines.slice(end)].join("\n"));
}
