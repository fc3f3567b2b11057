import type { Fields } from "@/lib/desk/forms/form-field";
import { reraDayField, reraLineFields } from "@/lib/desk/forms/project-fields";
import { reraAuthorityOf } from "@/lib/projects/project/rera-authority";
import type { ReraLine } from "@/lib/projects/project/rera-check-schema";
import { FieldBox } from "../field-box";
import { FormPart } from "../form-part";

type Props = {
  fields: Fields;
  errorsOf: (name: string) => string[];
  /** Who looked a line up. */
  checkers: Partial<Record<ReraLine, string>>;
};

/** What somebody found in the register, line by line. Visitors read the standing, the day and what the register says. */
export function ReraPart({ fields, errorsOf, checkers }: Props) {
  const authority = reraAuthorityOf({ locations: [{ state: fields.state }] });
  return (
    <FormPart
      title="Compared with RERA"
      hint="Mark only what you have read in the register yourself. Visitors see what you found and the day, never your name."
    >
      {authority && (
        <p>
          <a
            href={authority.href}
            target="_blank"
            rel="noreferrer"
            className="text-brand-600 min-h-touch inline-flex items-center underline underline-offset-4"
          >
            {authority.site}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
      )}
      <div className="sm:max-w-[50%] sm:pr-2">
        <FieldBox
          field={reraDayField}
          value={fields[reraDayField.name] ?? ""}
          errors={errorsOf(reraDayField.name)}
        />
      </div>
      {reraLineFields.map(({ line, title, asks, boxes: [found, day, says] }) => (
        <fieldset key={line} className="border-surface-line rounded-control min-w-0 border p-3">
          <legend className="px-1 font-bold">{title}</legend>
          <p className="text-ink-600 mb-2 text-sm">{asks}</p>
          <div className="grid gap-3 sm:grid-cols-2">
            {[found, day].map(
              (field) =>
                field && (
                  <FieldBox
                    key={field.name}
                    field={field}
                    value={fields[field.name] ?? ""}
                    errors={errorsOf(field.name)}
                  />
                ),
            )}
            {says && (
              <div className="sm:col-span-2">
                <FieldBox field={says} value={fields[says.name] ?? ""} isShort errors={errorsOf(says.name)} />
              </div>
            )}
          </div>
          {checkers[line] && (
            <p className="text-ink-600 mt-2 text-sm wrap-anywhere">Looked up by {checkers[line]}</p>
          )}
        </fieldset>
      ))}
    </FormPart>
  );
}
