import { Refusal } from "@/lib/base/refusal";
import { atDesk, type RecordChange } from "@/lib/catalogue/store/import-log";
import type { FieldNames, Fields, RecordedChange } from "@/lib/desk/forms/form-field";
import { formatMoment } from "@/lib/desk/forms/moments";

type Difference = { label: string; before: string; after: string };

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
function differences(
  before: Fields,
  after: Fields,
  names: FieldNames,
  asked: Iterable<string> = [...Object.keys(before), ...Object.keys(after)],
): Difference[] {
  const rows = new Set<string>();
  const found: (Difference & { order: number })[] = [];
  for (const name of new Set(asked)) {
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

const mostConflictLines = 8;

/** `seen`: the file that whoever sends another one in its place has seen there, when he says so. */
type Replaced = { what: "brochure" | "cover"; seen: string | undefined; now: string; sent: string | null };

/** Refuses to put a file in the place of one that came meanwhile. Sent once more, it takes that one's place. */
export function refuseUnseenFile({ what, seen, now, sent }: Replaced, last: Last): void {
  if (sent === null || seen === undefined || !now || now === seen || now === sent) return;
  const who = last
    ? `${last.who} added another ${what} (${formatMoment(last.at)})`
    : `Another ${what} was added`;
  throw new Refusal(
    "conflict",
    `${who} while you had this open. Nothing of yours was added yet. Add again to put yours in its place.`,
    { errors: [{ path: "version", msg: now }] },
  );
}

type Last = { who: string; at: string } | null | undefined;

/** `Asha changed this lead (22 Nov 2026, 4:05 pm)`. */
export const sayWhoChanged = (what: string, last: Last): string =>
  last ? `${last.who} changed this ${what} (${formatMoment(last.at)})` : `This ${what} was changed`;

/**
 * The refusal of a form of which somebody else changed something meanwhile: what happened while it was open, and a line with both
 * values of each field. Sent once more with `version`, it puts what was typed in the place of that.
 */
export function conflictOf(what: string, lines: readonly string[], version: string): Refusal {
  const message = [
    `${what}. Nothing was saved yet.`,
    ...lines.slice(0, mostConflictLines),
    "Save again to put yours in its place.",
  ].join("\n");
  return new Refusal("conflict", message, { errors: [{ path: "version", msg: version }] });
}

type Asked = { theirs: Fields; yours: Fields; names: FieldNames; asked: Iterable<string> };

/** Says what somebody else has changed meanwhile too, with both values of each field that is asked about. */
export function sayConflict(what: string, { theirs, yours, names, asked }: Asked, last: Last): string {
  const lines = differences(theirs, yours, names, asked).map(
    ({ label, before, after }) => `${label}: now ${before || "empty"}, yours ${after || "empty"}.`,
  );
  return [
    `${sayWhoChanged(what, last)} while you had it open. Nothing was saved yet.`,
    ...lines.slice(0, mostConflictLines),
    ...(lines.length > mostConflictLines ? [`And ${lines.length - mostConflictLines} more.`] : []),
    "Save again to put yours in its place. What else either of you changed is kept.",
  ].join("\n");
}

/** What a change of content was, as fields of the form. */
export type ChangeForms = { before: Fields; after: Fields };

const mostHistoryLines = 12;

/** From what to what, as many lines as are read. */
export function toLines(
  forms: ChangeForms | undefined,
  names: FieldNames,
): Pick<RecordedChange, "lines" | "more"> {
  const lines = forms ? differences(forms.before, forms.after, names) : [];
  return { lines: lines.slice(0, mostHistoryLines), more: Math.max(0, lines.length - mostHistoryLines) };
}

/** A change of a project or a post as its history tells it. */
export function toRecordedChange(
  change: RecordChange,
  forms: ChangeForms | undefined,
  names: FieldNames,
): RecordedChange {
  const { importId: id, at, who, action, files, undoes, undoneBy } = change;
  const [file] = files;
  return {
    ...{ id, at, who, action, undoes, undoneBy },
    file: file && file.name !== atDesk.name ? (file.name.split("/").at(-1) ?? null) : null,
    ...toLines(forms, names),
  };
}

export type Later = { who: string; at: string; forms: ChangeForms | undefined };
/** `forms`: what the change was; none when it did not change content. `later`: the changes since, the newest first. */
type TakenBack = { now: Fields; forms: ChangeForms | undefined; later: readonly Later[] };

/**
 * What is stored now, without one change of it: its fields as they were before, all others as they are. Throws a refusal that
 * names the change to take back first when a later one has touched a field of it.
 */
export function withoutChange(
  what: string,
  { now, forms, later }: TakenBack,
  names: { label: (part: string) => string },
): Fields {
  const parts = forms ? changedParts(forms.before, forms.after) : [];
  const touched = forms ? parts.filter((part) => changedParts(now, forms.after).includes(part)) : [];
  if (!forms || touched.length > 0)
    throw new Refusal("conflict", sayTouched(what, { later, touched }, names));
  const own = Object.entries(now).filter(([name]) => !parts.includes(partOf(name)));
  const earlier = Object.entries(forms.before).filter(([name]) => parts.includes(partOf(name)));
  return Object.fromEntries([...own, ...earlier]);
}

function sayTouched(
  what: string,
  { later, touched }: { later: readonly Later[]; touched: readonly string[] },
  names: Pick<FieldNames, "label">,
): string {
  const touches = ({ forms }: Later) =>
    !forms ||
    touched.length === 0 ||
    changedParts(forms.before, forms.after).some((part) => touched.includes(part));
  const last = later.find(touches) ?? later[0];
  const parts = touched.length > 0 ? touched.map(names.label).join(", ") : `The ${what}`;
  const by = last ? `, by ${last.who} (${formatMoment(last.at)})` : "";
  return `This change was not taken back: ${parts} was changed again since${by}.${last ? " Take that change back first." : ""}`;
}
