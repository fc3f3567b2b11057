"use client";

import { type ReactNode, useId, useState } from "react";
import { EmiActions, useEarlyInput } from "@/components/emi/emi-actions";
import { SelectField } from "@/components/home/select-field";
import { buttonStyle } from "@/components/ui/button-style";
import { formatPrice } from "@/lib/base/format";
import { here, t } from "@/lib/base/language";
import { paths } from "@/lib/base/paths";
import {
  costBoxes,
  type CostBoxName,
  costGroups,
  type CostInputs,
  kinds,
  stages,
} from "@/lib/cost/cost-fields";
import {
  costPath,
  type CostSubject,
  otherState,
  parseCostInputs,
  statesWithDuty,
  subjectParams,
} from "@/lib/cost/cost-link";
import { type CostReading, readCost } from "@/lib/cost/read-cost";
import { CostBar } from "./cost-bar";
import { CostLines, LoanCost, OwnMoney } from "./cost-lines";
import { RentComparison } from "./rent-comparison";

type Props = {
  initial: CostInputs;
  /** What the address says where it says nothing: of a project, or the usual ones. */
  defaults: CostInputs;
  subject: CostSubject | null;
  /** Where to ask what nobody has told. */
  askPath: string;
};

/** The whole cost of a home (docs/readings.md, "the whole cost"). Without JavaScript the form is sent to the same page. */
export function CostCalculator({ initial, defaults, subject, askPath }: Props) {
  const [inputs, setInputs] = useState(initial);
  const form = useEarlyInput((typed) => setInputs(parseCostInputs(typed, initial)));
  const reading = readCost(inputs);
  const change = (name: keyof CostInputs, value: string) =>
    setInputs((current) => ({ ...current, [name]: value }));
  const boxes = { inputs, reading, onChange: change };

  return (
    <section aria-label={t("The whole cost")} className="text-ink-900 @container">
      <form
        ref={form}
        action={here(paths.totalCost)}
        onSubmit={(event) => event.preventDefault()}
        className="grid grid-cols-1 gap-10 print:gap-4"
      >
        {subjectParams(subject).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <CostPart
          boxes={
            <>
              <CostBoxes names={["price"]} {...boxes} />
              <CostChoices inputs={inputs} states={[defaults.state, initial.state]} onChange={change} />
              <CostBoxes names={costGroups.home} {...boxes} />
            </>
          }
        >
          <CostBar cost={reading.cost} />
          {reading.cost && (
            <>
              <CostLines cost={reading.cost} askPath={askPath} />
              <OwnMoney cost={reading.cost} reading={reading} />
            </>
          )}
        </CostPart>
        <CostPart title={t("The loan")} boxes={<CostBoxes names={costGroups.loan} {...boxes} />}>
          <LoanCost reading={reading} />
        </CostPart>
        <CostPart title={t("Rent against buying")} boxes={<CostBoxes names={costGroups.rent} {...boxes} />}>
          <RentComparison reading={reading} />
        </CostPart>
        <EmiActions address={here(costPath(inputs, subject, defaults))} />
      </form>
    </section>
  );
}

/** Boxes, and beside them what they come to. */
function CostPart({ title, boxes, children }: { title?: string; boxes: ReactNode; children: ReactNode }) {
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

type CostBoxesProps = {
  names: readonly CostBoxName[];
  inputs: CostInputs;
  reading: CostReading;
  onChange: (name: CostBoxName, typed: string) => void;
};

/** Text boxes that take what people type, and repeat an amount as it was understood, so that a wrong zero is seen. */
function CostBoxes({ names, inputs, reading, onChange }: CostBoxesProps) {
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

type CostChoicesProps = {
  inputs: CostInputs;
  /** Besides those with a checked rate: that of the project. */
  states: readonly string[];
  onChange: (name: "kind" | "stage" | "state", value: string) => void;
};

/** What is bought, how far it is built, and where. */
function CostChoices({ inputs, states, onChange }: CostChoicesProps) {
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
