import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "../launcher/project";

/** Milliseconds of one address. */
export type ScreenFigures = { address: string; p50: number; p95: number };

const paper = path.join(projectRoot, "docs/performance.md");
const heading = "| at the desk | p50 / p95 |";

type Run = { projects: number; leads: number; times: number; isOnOne: boolean };

/** Puts the figures into docs/performance.md, in place of those of the run before. */
export function writeDeskTable({ projects, leads, times, isOnOne }: Run, figures: readonly ScreenFigures[]) {
  const lines = readFileSync(paper, "utf8").split("\n");
  const start = lines.indexOf(heading);
  if (start < 0) throw new Error("docs/performance.md has no table of the desk.");
  let end = start;
  while (lines[end]?.startsWith("|")) end += 1;
  const count = (number: number) => number.toLocaleString("en-US");
  const rows = figures.map(
    ({ address, p50, p95 }) =>
      `| ${decodeURIComponent(plain(address)).replaceAll("|", "\\|")} | ${p50.toFixed(0)} / ${p95.toFixed(0)} ms |`,
  );
  const about = `The last run, ${new Date().toISOString().slice(0, 10)}: ${count(projects)} projects, ${count(leads)} leads, each address ${times} times${isOnOne ? ", on one core" : ""}.`;
  const before = lines.slice(0, start).filter((line) => !line.startsWith("The last run, "));
  while (before.at(-1) === "") before.pop();
  writeFileSync(
    paper,
    [...before, "", about, "", heading, "|---|---|", ...rows, ...lines.slice(end)].join("\n"),
  );
}

/** Without the record that stood for all. */
function plain(address: string): string {
  return address.replace(/\/(?:[0-9a-f]{8}-[0-9a-f-]{27}|\d+)(?=\/|$)/, "/{id}");
}
