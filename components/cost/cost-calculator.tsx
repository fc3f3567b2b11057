"use client";

import { useState } from "react";
import { EmiActions, useEarlyInput } from "@/components/emi/emi-actions";
import { formatPrice } from "@/lib/base/format";
import { here, t } from "@/lib/base/language";
import { paths } from "@/lib/base/paths";
import { costBoxes, costGroups, type CostInputs } from "@/lib/cost/cost-fields";
import { costPath, type CostSubject, parseCostInputs, subjectParams } from "@/lib/cost/cost-link";
import { readCost } from "@/lib/cost/read-cost";
import { CostBar } from "./cost-bar";
import { CostBoxes, CostChoices, CostPart } from "./cost-boxes";
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
  const { numbers, faults, mostLoan } = reading;
  const hints: Record<string, string> =
    mostLoan > 0 ? { loan: t("Empty: the largest allowed, {price}", { price: formatPrice(mostLoan) }) } : {};
  const boxes = { table: costBoxes, inputs, numbers, faults, hints, onChange: change };

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
