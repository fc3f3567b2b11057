import { useId } from "react";

type Option = { value: string; label: string };

type Props = {
  name: string;
  label: string;
  /** The text of the option for no choice: "Any budget". */
  anyLabel: string;
  options: readonly Option[];
  /** How many projects each choice would find. */
  counts?: Record<string, number>;
  value: string;
  onValue: (value: string) => void;
};

/** A native select that shows the number of projects behind each choice, also when it is zero. */
export function FilterSelect({ name, label, anyLabel, options, counts, value, onValue }: Props) {
  const id = useId();
  return (
    <div className="grid gap-1 text-sm">
      <label htmlFor={id} className="text-ink-600 font-bold">
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        onChange={(event) => onValue(event.target.value)}
        className={`min-h-touch rounded-control w-full min-w-0 border bg-white px-3 text-base ${value ? "border-brand-600 font-bold" : "border-surface-line"}`}
      >
        <option value="">{anyLabel}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
            {counts && ` (${counts[option.value] ?? 0})`}
          </option>
        ))}
      </select>
    </div>
  );
}
