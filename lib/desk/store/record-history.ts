import { atDesk } from "@/lib/catalogue/store/import-log-mutations";
import type { RecordChange } from "@/lib/catalogue/store/import-log-queries";
import type { FieldNames, Fields } from "@/lib/desk/forms/form-field";
import type { RecordedChange } from "@/lib/desk/forms/recorded-change";
import { differences } from "./form-differences";

/** What a change of content was, as fields of the form. */
export type ChangeForms = { before: Fields; after: Fields };

const mostLines = 12;

/** From what to what, as many lines as are read. */
export function toLines(
  forms: ChangeForms | undefined,
  names: FieldNames,
): Pick<RecordedChange, "lines" | "more"> {
  const lines = forms ? differences(forms.before, forms.after, names) : [];
  return { lines: lines.slice(0, mostLines), more: Math.max(0, lines.length - mostLines) };
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
