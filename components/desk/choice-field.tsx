import { boxStyle, labelStyle } from "./field-style";

type Props = {
  name: string;
  label: string;
  /** The words for no choice. */
  none: string;
  value: string | null;
  options: readonly (readonly [value: string, text: string])[];
};

/** A choice of a filter. */
export function ChoiceField({ name, label, none, value, options }: Props) {
  return (
    <div>
      <label htmlFor={name} className={labelStyle}>
        {label}
      </label>
      <select id={name} name={name} defaultValue={value ?? ""} className={boxStyle}>
        <option value="">{none}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
