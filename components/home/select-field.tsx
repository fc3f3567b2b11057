import { useId, type ComponentProps } from "react";
import { Icon } from "@/components/ui/icon";

type Props = ComponentProps<"select"> & { label: string };

/** A select with its label above it, in the style of the search card. */
export function SelectField({ label, children, ...select }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-bold">
        {label}
      </label>
      <div className="relative">
        <select
          {...select}
          id={id}
          className="border-ink-400 rounded-control min-h-touch disabled:text-ink-600 disabled:bg-surface-warm w-full appearance-none border bg-white pr-10 pl-3 text-base disabled:opacity-100"
        >
          {children}
        </select>
        <Icon name="chevronDown" className="text-ink-600 pointer-events-none absolute top-3 right-3 size-5" />
      </div>
    </div>
  );
}
