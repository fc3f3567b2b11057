import { useId, type ComponentProps } from "react";

type Props = ComponentProps<"select"> & { label: string; labelLook?: string };

/** A select with its label above it, in the style of the search card. */
export function SelectField({ label, labelLook = "", children, ...select }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={`mb-1 block text-sm font-bold ${labelLook}`}>
        {label}
      </label>
      <select
        {...select}
        id={id}
        className="border-ink-400 rounded-control min-h-touch disabled:text-ink-600 disabled:bg-surface-warm w-full border bg-white px-3 text-base disabled:opacity-100"
      >
        {children}
      </select>
    </div>
  );
}
