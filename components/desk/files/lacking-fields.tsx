import { columnLabel, defaultChoices, type FileChoices } from "@/lib/desk/forms/file-columns";
import { ChoiceField } from "../choice-field";
import { boxStyle, labelStyle } from "../field-style";

type Props = {
  lacks: readonly string[];
  choices: FileChoices | null;
  headings: readonly (readonly [key: string, heading: string])[];
};

/** What projects need and a sheet has no column for: said once, for all of its rows. */
export function LackingFields({ lacks, choices, headings }: Props) {
  const said = lacks.filter((field) => field in defaultChoices);
  const isKeyless = lacks.includes("externalId");
  if (said.length === 0 && !isKeyless) return null;
  return (
    <fieldset className="mt-4">
      <legend className="font-bold">No column says this. What is it for all rows?</legend>
      <div className="mt-2 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {isKeyless && (
          <ChoiceField
            name="keyFrom"
            label="Key, made from the column"
            none="Please choose"
            value={choices?.keyFrom ?? null}
            options={headings}
          />
        )}
        {said.map((field) => {
          const name = `default.${field}`;
          const value = choices?.defaults[field] ?? "";
          const options = defaultChoices[field] ?? [];
          return options.length > 0 ? (
            <ChoiceField
              key={field}
              name={name}
              label={columnLabel(field)}
              none="Not said"
              value={value}
              options={options}
            />
          ) : (
            <div key={field}>
              <label htmlFor={name} className={labelStyle}>
                {columnLabel(field)}
              </label>
              <input id={name} name={name} defaultValue={value} maxLength={120} className={boxStyle} />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
