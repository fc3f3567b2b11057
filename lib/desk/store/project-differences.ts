import type { FormFields } from "@/lib/catalogue/read/read-form";
import { fieldLabel, fieldOrder, rowTitles, type RowKind } from "@/lib/desk/forms/project-fields";

export type Difference = { label: string; before: string; after: string };

/** What repeats is one thing for a comparison, because rows move up when one goes. */
export function partOf(name: string): string {
  return /^(\w+)\[/.exec(name)?.[1] ?? name;
}

/** The parts of a form that are not the same in both. */
export function changedParts(before: FormFields, after: FormFields): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].filter((name) => (before[name] ?? "") !== (after[name] ?? ""));
  return [...new Set(changed.map(partOf))];
}

/** From what to what, field by field, in the order of the form; a whole floor plan or picture that came or went is one line. */
export function differences(before: FormFields, after: FormFields): Difference[] {
  const rows = new Set<string>();
  const found: (Difference & { order: number })[] = [];
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if ((before[name] ?? "") === (after[name] ?? "")) continue;
    const row = /^\w+\[\d+\]/.exec(name)?.[0];
    const [old, now] = [row ? rowText(before, row) : "", row ? rowText(after, row) : ""];
    if (row && (!old || !now)) {
      if (rows.has(row)) continue;
      rows.add(row);
      found.push({ label: rowLabel(row), before: old, after: now, order: fieldOrder(row) });
    } else {
      const [was, is] = [before[name] ?? "", after[name] ?? ""];
      found.push({ label: fieldLabel(name), before: was, after: is, order: fieldOrder(name) });
    }
  }
  return found
    .sort((a, b) => a.order - b.order)
    .map(({ label, before: was, after: is }) => ({ label, before: shorten(was), after: shorten(is) }));
}

function rowText(fields: FormFields, row: string): string {
  const cells = Object.entries(fields).filter(([name]) => name.startsWith(`${row}.`));
  return cells.map(([, cell]) => cell).join(", ");
}

function rowLabel(row: string): string {
  const [, kind = "", at = "0"] = /^(\w+)\[(\d+)\]$/.exec(row) ?? [];
  return `${rowTitles[kind as RowKind].one} ${Number(at) + 1}`;
}

const longest = 120;

/** On one line, and no longer than is read. */
function shorten(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ", ");
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}
