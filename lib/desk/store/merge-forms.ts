import { z } from "zod";
import { Refusal } from "@/lib/base/refusal";
import { type FieldNames, type Fields, filledRows, rowField } from "@/lib/desk/forms/form-field";
import { changedParts, type Later, partOf, sayConflict } from "./form-changes";

/** What a form carries so that it is known what somebody saw before he typed: the text of all fields, as they were then. */
export function toVersion(fields: Fields): string {
  return JSON.stringify(fields);
}

const seenSchema = z.record(z.string(), z.string());

/** The fields of a version. Throws a refusal for what is none, as of a form that was opened before the desk was renewed. */
export function seenFields(version: string): Fields {
  try {
    return seenSchema.parse(JSON.parse(version));
  } catch {
    throw new Refusal(
      "invalid",
      "Nothing was saved: this form does not say what you saw. Please open its page in a new tab, and type your changes there.",
    );
  }
}

type Sent = { version: string; theirs: Fields; yours: Fields; names: FieldNames };
/**
 * What is stored now with what was typed into a form: each field has the value of whoever changed it since `version`. Throws a
 * conflict about the fields that both have changed, each in another way; sent once more with its version, it puts `yours` there.
 * `changes`: the newest first, to name whose it is.
 */
export async function mergeSent(
  what: string,
  { version, theirs, yours, names }: Sent,
  changes: () => Promise<readonly Later[]>,
): Promise<Fields> {
  const seen = seenFields(version);
  const { merged, asked } = mergeForms({ seen, theirs, yours });
  if (asked.size === 0) return merged;
  const shown = [
    ...Object.entries(seen).filter(([name]) => !asked.has(name)),
    ...Object.entries(theirs).filter(([name]) => asked.has(name)),
  ];
  const said = sayConflict(what, { theirs, yours, names, asked }, lastOf(await changes(), asked));
  const errors = [{ path: "version", msg: toVersion(Object.fromEntries(shown)) }];
  throw new Refusal("conflict", said, { errors });
}

/** The newest change of what is asked about. */
function lastOf(changes: readonly Later[], asked: ReadonlySet<string>): Later | null {
  const parts = new Set([...asked].map(partOf));
  const touches = ({ forms }: Later) =>
    forms && changedParts(forms.before, forms.after).some((part) => parts.has(part));
  return changes.find(touches) ?? changes[0] ?? null;
}

/** `seen`: what both had before them. */
type Three = { seen: Fields; theirs: Fields; yours: Fields };
/** `asked`: the names of what both have changed, each in another way; `merged` has yours of it. */
type Merged = { merged: Fields; asked: ReadonlySet<string> };

/** The work of two people on one form: what each of them changed, and the rest as both saw it. */
function mergeForms({ seen, theirs, yours }: Three): Merged {
  const merged: Record<string, string> = {};
  const asked = new Set<string>();
  const put = (name: string, was = "", now = "", own = "") => {
    if (now !== was && own !== was && now !== own) asked.add(name);
    merged[name] = own === was ? now : own;
  };
  const names = [...new Set([seen, theirs, yours].flatMap(Object.keys))];
  for (const name of names.filter((one) => partOf(one) === one))
    put(name, seen[name], theirs[name], yours[name]);
  for (const kind of new Set(names.map(partOf).filter((part) => !names.includes(part)))) {
    const [was, now, own] = [rowsOf(seen, kind), rowsOf(theirs, kind), rowsOf(yours, kind)];
    if (keepsPlaces(was, now) && keepsPlaces(was, own)) {
      for (const [at, row] of was.entries())
        for (const cell of new Set([row, now[at] ?? {}, own[at] ?? {}].flatMap(Object.keys)))
          put(rowField(kind, at, cell), row[cell], now[at]?.[cell], own[at]?.[cell]);
      const added = now.slice(was.length);
      const more = own.slice(was.length).filter((row) => !added.some((one) => isSame(one, row)));
      Object.assign(merged, writeRows(kind, [...added, ...more], was.length));
    } else {
      // Whose row is whose can't be told when some went or moved: all of them are one thing.
      const isMine = !areSame(own, was);
      Object.assign(merged, writeRows(kind, isMine ? own : now));
      if (!isMine || areSame(now, was) || areSame(now, own)) continue;
      for (const name of names) if (partOf(name) === kind) asked.add(name);
    }
  }
  return { merged, asked };
}

function rowsOf(fields: Fields, kind: string): Fields[] {
  return filledRows(fields, kind).map(({ cells }) => cells);
}

function writeRows(kind: string, rows: readonly Fields[], first = 0): Fields {
  return Object.fromEntries(
    rows.flatMap((row, at) =>
      Object.entries(row).map(([cell, text]) => [rowField(kind, first + at, cell), text] as const),
    ),
  );
}

const isSame = (one: Fields, other: Fields = {}) => changedParts(one, other).length === 0;
const areSame = (some: readonly Fields[], others: readonly Fields[]) =>
  some.length === others.length && some.every((row, at) => isSame(row, others[at]));

/** Whether each row stands where it stood: none went, and none has become what another one was. */
function keepsPlaces(was: readonly Fields[], now: readonly Fields[]): boolean {
  const isOther = (row: Fields, at: number) =>
    !isSame(row, now[at]) && was.some((one) => isSame(one, now[at]));
  return now.length >= was.length && !was.some(isOther);
}
