import { type ReactNode, useId } from "react";
import { SelectField } from "@/components/home/select-field";
import { buttonStyle } from "@/components/ui/button-style";
import { formatPrice } from "@/lib/base/format";
import { t } from "@/lib/base/language";
import { type CostBox, type CostChoice, kinds, stages } from "@/lib/cost/cost-fields";
import { otherState, statesWithDuty } from "@/lib/cost/cost-link";
import type { BoxReading } from "@/lib/cost/read-cost";

/** Boxes, and beside them what they come to. */
export function CostPart({
  title,
  boxes,
  children,
}: {
  title?: string;
  boxes: ReactNode;
  children: ReactNode;
}) {
  return (
    <div>
      {title && <h2 className="mb-4 text-xl font-bold md:text-2xl">{title}</h2>}
      <div className="grid grid-cols-1 items-start gap-6 @2xl:grid-cols-[5fr_8fr] print:block">
        <div className="rounded-card border-surface-line bg-surface grid grid-cols-1 gap-4 border p-4 @lg:grid-cols-2 @lg:p-6 @2xl:grid-cols-1 print:mb-4 print:break-inside-avoid print:grid-cols-3">
          {boxes}
          <noscript>
            <button className={buttonStyle("primary", "w-full")}>{t("Work it out")}</button>
          </noscript>
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">{children}</div>
      </div>
    </div>
  );
}

type CostBoxesProps<Name extends string> = BoxReading<Name> & {
  table: Readonly<Record<Name, CostBox>>;
  names: readonly Name[];
  inputs: Readonly<Record<Name, string>>;
  /** What stands below an empty box in place of its own hint. */
  hints?: Readonly<Record<string, string>>;
  onChange: (name: Name, typed: string) => void;
};

/** Text boxes that take what people type, and repeat an amount as it was understood, so that a wrong zero is seen. */
export function CostBoxes<Name extends string>({
  table,
  names,
  inputs,
  numbers,
  faults,
  hints,
  onChange,
}: CostBoxesProps<Name>) {
  const id = useId();
  return names.map((name) => {
    const { label, kind, hint, min = 0 } = table[name];
    const fault = faults[name];
    const value = numbers[name];
    const isAmount = kind === "amount" || kind === "small";
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
          inputMode={kind === "years" ? "numeric" : kind === "percent" && min >= 0 ? "decimal" : "text"}
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
          {fault
            ? `“${inputs[name]}” ${fault}`
            : isAmount && value !== null
              ? formatPrice(value)
              : (hints?.[name] ?? t(hint))}
        </p>
      </div>
    );
  });
}

type CostChoicesProps = {
  inputs: CostChoice;
  /** Besides those with a checked rate: that of the project. */
  states: readonly string[];
  onChange: (name: keyof CostChoice, value: string) => void;
};

/** What is bought, how far it is built, and where. */
export function CostChoices({ inputs, states, onChange }: CostChoicesProps) {
  const places = [...new Set([...statesWithDuty, ...states, otherState])];
  return (
    <>
      <SelectField
        label={t("What you buy")}
        name="kind"
        value={inputs.kind}
        onChange={(event) => onChange("kind", event.target.value)}
      >
        {kinds.map(({ value, label }) => (
          <option key={value} value={value}>
            {t(label)}
          </option>
        ))}
      </SelectField>
      {inputs.kind === "home" && (
        <SelectField
          label={t("How far it is")}
          name="stage"
          value={inputs.stage}
          onChange={(event) => onChange("stage", event.target.value)}
        >
          {stages.map(({ value, label }) => (
            <option key={value} value={value}>
              {t(label)}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label={t("State")}
        name="state"
        value={inputs.state}
        onChange={(event) => onChange("state", event.target.value)}
      >
        {places.map((place) => (
          <option key={place} value={place}>
            {place === otherState ? t("Another state") : t(place)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
