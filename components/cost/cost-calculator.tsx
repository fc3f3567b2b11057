"use client";

import { useState, type ReactNode } from "react";
import { EmiActions } from "@/components/emi/emi-actions";
import { useEarlyInput } from "@/components/emi/use-early-input";
import { buttonStyle } from "@/components/ui/button-style";
import { paths } from "@/lib/base/paths";
import { costGroups, type CostInputs } from "@/lib/cost/cost-fields";
import { costPath, parseCostInputs, subjectParams, type CostSubject } from "@/lib/cost/cost-link";
import { readCost } from "@/lib/cost/read-cost";
import { CostBar } from "./cost-bar";
import { CostBoxes } from "./cost-boxes";
import { CostChoices } from "./cost-choices";
import { CostLines } from "./cost-lines";
import { LoanCost } from "./loan-cost";
import { OwnMoney } from "./own-money";
import { RentComparison } from "./rent-comparison";
import { here, t } from "@/lib/base/language";

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
