"use client";

import { type ComponentType, useState } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { formatPrice, formatRupees } from "@/lib/base/format";
import { here, t } from "@/lib/base/language";
import {
  type EmiField,
  type EmiInputs,
  type EmiOption,
  emiSummary,
  type EmiTenure,
  emiTenures,
  loanAmount,
  parseEmiField,
} from "@/lib/emi/emi";
import { emiFields } from "@/lib/emi/emi-fields";
import { parseEmiInputs, toEmiQuery, toShortEmiQuery } from "@/lib/emi/emi-link";
import { EmiActions, useEarlyInput } from "./emi-actions";
import { BalanceCurve, EmiResult } from "./emi-result";
import { ScheduleTable } from "./schedule-table";

type EmiCalculatorProps = {
  /** The first inputs; the server renders their results. To start again with others, change the `key`. */
  initial: EmiInputs;
  heading?: string;
  /** The calculator's own path: the form is sent there without JavaScript, and "Copy link" copies it. */
  linkPath?: string;
  /** The page says more than this: its table of years is made when it is opened. Needs `linkPath`. */
  isPart?: boolean;
  /** What follows the figures, and goes by the same price. */
  After?: ComponentType<Pick<EmiInputs, "totalCost">>;
};

const resultId = "emi-result";

/** The EMI calculator (specification, sections 5 and 9), for its own page and for a project's tab; one a page. */
export function EmiCalculator({
  initial,
  heading,
  linkPath: englishPath,
  isPart,
  After,
}: EmiCalculatorProps) {
  const linkPath = englishPath && here(englishPath);
  const [inputs, setInputs] = useState(initial);
  const form = useEarlyInput((typed) => setInputs(parseEmiInputs(typed, initial)));
  const summary = emiSummary(inputs);

  function changeField(name: EmiField, typed: string) {
    setInputs((current) => ({ ...current, [name]: parseEmiField(current[name], typed, name) }));
  }

  return (
    <section aria-label={t(heading ?? "EMI calculator")} className="text-ink-900 @container">
      {heading && <h2 className="mb-6 text-2xl font-bold">{t(heading)}</h2>}
      <form ref={form} action={linkPath} className="emi-form">
        <div>
          <EmiBoxes inputs={inputs} initialCost={Number(initial.totalCost)} onChange={changeField} />
          {linkPath && (
            <noscript>
              <button className={buttonStyle("primary", "w-full")}>{t("Calculate")}</button>
            </noscript>
          )}
        </div>
        <div>
          <TenureCards
            options={summary?.options ?? []}
            chosen={inputs.tenure}
            resultId={resultId}
            onChange={(tenure) => setInputs((current) => ({ ...current, tenure }))}
          />
          <EmiResult id={resultId} summary={summary} tenure={inputs.tenure} />
        </div>
      </form>
      <div className="mt-6 grid grid-cols-1 gap-6">
        <BalanceCurve summary={summary} tenure={inputs.tenure} />
        <ScheduleTable
          summary={summary}
          tenure={inputs.tenure}
          elsewhere={isPart ? `${linkPath}?${toShortEmiQuery(initial)}` : undefined}
        />
        {linkPath && <EmiActions address={`${linkPath}?${toEmiQuery(inputs)}`} />}
        {After && <After totalCost={inputs.totalCost} />}
      </div>
    </section>
  );
}

type EmiBoxesProps = {
  inputs: EmiInputs;
  /** The cost at first, in rupees: the slider must reach it, and its range must not change while it is used. */
  initialCost: number;
  onChange: (name: EmiField, typed: string) => void;
};

/** The three inputs. Each has a box that takes any allowed value, and a slider for the usual ones. */
function EmiBoxes({ inputs, initialCost, onChange }: EmiBoxesProps) {
  return emiFields.map(({ name, label, sliderLabel, inputMode, min, max, step }) => (
    <div key={name} className="emi-box">
      <label htmlFor={`emi-${name}`}>{t(label)}</label>
      <input
        id={`emi-${name}`}
        name={name}
        value={inputs[name]}
        onChange={(event) => onChange(name, event.target.value)}
        inputMode={inputMode}
        autoComplete="off"
        aria-describedby={`emi-${name}-hint`}
      />
      {/* Only the box is sent with the form: the slider has no name, and does nothing without JavaScript. */}
      <input
        type="range"
        aria-label={t(sliderLabel)}
        aria-valuetext={sliderText(name, inputs[name])}
        min={min}
        max={name === "totalCost" ? Math.max(max, initialCost) : max}
        step={step}
        value={inputs[name] || min}
        onChange={(event) => onChange(name, event.target.value)}
      />
      <p id={`emi-${name}-hint`}>{hint(name, inputs)}</p>
    </div>
  ));
}

/** What screen readers say: the value of the box, which may lie between the slider's steps or beyond its ends. */
function sliderText(name: EmiField, text: string): string {
  if (text === "") return t("empty");
  return name === "totalCost" ? formatRupees(Number(text)) : `${text}%`;
}

/** Repeats the amount in lakhs or crores, so that a missing or extra zero is noticed at once. */
function hint(name: EmiField, { totalCost, downPayment }: EmiInputs): string {
  if (name === "interestRate") return t("A year, as the lender quotes it");
  if (name === "totalCost")
    return totalCost === "" ? t("The price of the home") : formatPrice(Number(totalCost));
  if (totalCost === "" || downPayment === "") return t("Of the total cost, paid by you");
  const cost = Number(totalCost);
  const price = formatPrice(cost - loanAmount({ totalCost: cost, downPayment: Number(downPayment) }));
  return t("{price} paid by you", { price });
}

type TenureCardsProps = {
  /** Empty while an input is. */
  options: EmiOption[];
  chosen: EmiTenure;
  /** The element that shows the chosen tenure's figures. */
  resultId: string;
  onChange: (tenure: EmiTenure) => void;
};

/** The three tenures side by side with their instalments; native radios, so they are sent without JavaScript too. */
function TenureCards({ options, chosen, resultId, onChange }: TenureCardsProps) {
  return (
    <fieldset>
      <legend>{t("Monthly EMI by tenure")}</legend>
      <div>
        {emiTenures.map((tenure) => {
          const option = options.find((candidate) => candidate.tenure === tenure);
          return (
            <label key={tenure} className="tenure-card">
              <input
                type="radio"
                name="tenure"
                value={tenure}
                checked={tenure === chosen}
                aria-controls={resultId}
                onChange={() => onChange(tenure)}
              />
              <span>{t("{years} years", { years: tenure })}</span>
              <span>{option ? formatRupees(option.emi) : "–"}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
