import { useId } from "react";
import { formatPrice } from "@/lib/base/format";
import { costBoxes, type CostBoxName, type CostInputs } from "@/lib/cost/cost-fields";
import type { CostReading } from "@/lib/cost/read-cost";
import { t } from "@/lib/base/language";

type Props = {
  names: readonly CostBoxName[];
  inputs: CostInputs;
  reading: CostReading;
  onChange: (name: CostBoxName, typed: string) => void;
};

/** Text boxes that take what people type, and repeat an amount as it was understood, so that a wrong zero is seen. */
export function CostBoxes({ names, inputs, reading, onChange }: Props) {
  const id = useId();
  return names.map((name) => {
    const { label, kind } = costBoxes[name];
    const fault = reading.faults[name];
    const hint = hintOf(name, reading);
    return (
      <div key={name} className="min-w-0">
        <label htmlFor={id + name} className="mb-1 block text-sm font-bold">
          {t(label)}
        </label>
        <input
          id={id + name}
          name={name}
          value={inputs[name]}
          onChange={(event) => onChange(name, event.target.value)}
          inputMode={
            kind === "years"
              ? "numeric"
              : kind === "percent" && name !== "change" && name !== "growth"
                ? "decimal"
                : "text"
          }
          autoComplete="off"
          maxLength={24}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}${name}-hint`}
          className="border-ink-400 rounded-control aria-invalid:border-danger-600 min-h-touch w-full min-w-0 border bg-white px-3 text-base tabular-nums"
        />
        <p
          id={`${id}${name}-hint`}
          className={`mt-1 min-h-5 text-sm wrap-anywhere tabular-nums ${fault ? "text-danger-600 font-bold" : "text-ink-600"}`}
        >
          {fault ? `“${inputs[name]}” ${fault}` : hint}
        </p>
      </div>
    );
  });
}

/** An amount as it was understood; else what belongs into the box. */
function hintOf(name: CostBoxName, { numbers, mostLoan }: CostReading): string {
  const { kind, hint } = costBoxes[name];
  const value = numbers[name];
  if (name === "loan" && value === null && mostLoan > 0)
    return t("Empty: the largest allowed, {price}", { price: formatPrice(mostLoan) });
  return (kind === "amount" || kind === "small") && value !== null ? formatPrice(value) : t(hint);
}
