import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { projectRoot } from "../launcher/project";

/** Milliseconds of one address. */
export type Waits = { p50: number; p95: number };
/** `onOneCore`: where client, site and database have one between them. */
export type ScreenFigures = Waits & { address: string; onOneCore?: Waits };

const paper = path.join(projectRoot, "docs/performance.md");
const heading = "| at the desk | p50 / p95 | on one core |";

type Run = { projects: number; leads: number; times: number };

export const said = ({ p50, p95 }: Waits) => `${p50.toFixed(0)} / ${p95.toFixed(0)} ms`;

/** Puts the figures into docs/performance.md, in place of those of the run before. */
export function writeDeskTable({ projects, leads, times }: Run, figures: readonly ScreenFigures[]) {
  const lines = readFileSync(paper, "utf8").split("\n");
  const start = lines.indexOf(heading);
  if (start < 0) throw new Error("docs/performance.md has no table of the desk.");
  let end = start;
  while (lines[end]?.startsWith("|")) end += 1;
  const count = (number: number) => number.toLocaleString("en-US");
  const rows = figures.map(
    ({ address, onOneCore, ...all }) =>
      `| ${decodeURIComponent(plain(address)).replaceAll("|", "\\|")} | ${said(all)} | ${onOneCore ? said(onOneCore) : "not measured"} |`,
  );
  const about = `The last run, ${new Date().toISOString().slice(0, 10)}: ${count(projects)} projects, ${count(leads)} leads, each address ${times} times, ${availableParallelism()} cores.`;
  const before = lines.slice(0, start).filter((line) => !line.startsWith("The last run, "));
  while (before.at(-1) === "") before.pop();
  writeFileSync(
    paper,
    [...before, "", about, "", heading, "|---|---|---|", ...rows, ...lines.slice(end)].join("\n"),
  );
}

/** Without the record that stood for all. */
function plain(address: string): string {
  return address.replace(/\/(?:[0-9a-f]{8}-[0-9a-f-]{27}|\d+)(?=\/|$)/, "/{id}");
}
