import type { Fields, FormDraft, FormField } from "@/lib/desk/forms/form-field";
import { FieldBox } from "./fields";

/**
 * What the boxes of a form show: what was typed into it before, with what was wrong with that, else what is stored.
 * `versionOf`: of what its hidden box says that somebody saw. After a conflict both values were shown: sent once more, it takes
 * the place of what is there now.
 */
export function boxesOf(draft: FormDraft | null, stored: Fields = {}) {
  const fields: Fields = draft?.fields ?? stored;
  const errorsOf = (...names: string[]) =>
    (draft?.errors ?? []).filter(({ path }) => names.includes(path)).map(({ msg }) => msg);
  return {
    fields,
    errorsOf,
    box: (field: FormField) => (
      <FieldBox
        key={field.name}
        field={field}
        value={fields[field.name] ?? ""}
        errors={errorsOf(field.name)}
      />
    ),
    versionOf: (now: string | undefined) => errorsOf("version")[0] ?? draft?.fields.version ?? now,
  };
}
