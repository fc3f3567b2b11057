"use client";

import { useState, type ComponentType } from "react";
import { BalanceCurve } from "@/components/emi/balance-curve";
import { EmiActions } from "@/components/emi/emi-actions";
import { EmiBoxes } from "@/components/emi/emi-boxes";
import { EmiResult } from "@/components/emi/emi-result";
import { ScheduleTable } from "@/components/emi/schedule-table";
import { TenureCards } from "@/components/emi/tenure-cards";
import { useEarlyInput } from "@/components/emi/use-early-input";
import { buttonStyle } from "@/components/ui/button-style";
import { emiSummary, parseEmiField, type EmiField, type EmiInputs } from "@/lib/emi/emi";
import { parseEmiInputs, toEmiQuery, toShortEmiQuery } from "@/lib/emi/emi-link";
import { here, t } from "@/lib/base/language";

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
