import type { FieldNames, Fields } from "@/lib/desk/forms/form-field";

export type Difference = { label: string; before: string; after: string };

/** What repeats is one thing for a comparison, because rows move up when one goes. */
export function partOf(name: string): string {
  return /^(\w+)\[/.exec(name)?.[1] ?? name;
}

/** The parts of a form that are not the same in both. */
export function changedParts(before: Fields, after: Fields): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].filter((name) => (before[name] ?? "") !== (after[name] ?? ""));
  return [...new Set(changed.map(partOf))];
}

/** From what to what, field by field, in the order of the form; a whole floor plan or picture that came or went is one line. */
export function differences(before: Fields, after: Fields, names: FieldNames): Difference[] {
  const rows = new Set<string>();
  const found: (Difference & { order: number })[] = [];
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if ((before[name] ?? "") === (after[name] ?? "")) continue;
    const row = /^\w+\[\d+\]/.exec(name)?.[0];
    const [old, now] = [row ? rowText(before, row) : "", row ? rowText(after, row) : ""];
    if (row && (!old || !now)) {
      if (rows.has(row)) continue;
      rows.add(row);
      found.push({ label: rowLabel(row, names), before: old, after: now, order: names.order(row) });
    } else {
      const [was, is] = [before[name] ?? "", after[name] ?? ""];
      found.push({ label: names.label(name), before: was, after: is, order: names.order(name) });
    }
  }
  return found
    .sort((a, b) => a.order - b.order)
    .map(({ label, before: was, after: is }) => ({ label, ...shortenBoth(was, is) }));
}

function rowText(fields: Fields, row: string): string {
  const cells = Object.entries(fields).filter(([name, cell]) => cell && name.startsWith(`${row}.`));
  return cells.map(([, cell]) => cell).join(", ");
}

function rowLabel(row: string, names: FieldNames): string {
  const [, kind = "", at = "0"] = /^(\w+)\[(\d+)\]$/.exec(row) ?? [];
  return names.row(kind, Number(at));
}

const longest = 120;

const context = 20;

/** Of long texts what is not the same in both, with some of what is before it. */
function shortenBoth(was: string, is: string): Pick<Difference, "before" | "after"> {
  const isLong = Math.min(was.length, is.length) > longest;
  let same = 0;
  while (isLong && same < was.length && was[same] === is[same]) same += 1;
  const from = Math.max(0, same - context);
  const cut = (text: string) => shorten(from > 0 ? `…${text.slice(from)}` : text);
  return { before: cut(was), after: cut(is) };
}

/** On one line, and no longer than is read. */
function shorten(text: string): string {
  const line = text
    .split("\n")
    .map((part) => part.trim())
    .filter(Boolean)
    .join(", ");
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}
