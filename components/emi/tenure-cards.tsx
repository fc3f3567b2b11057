import { emiTenures, type EmiOption, type EmiTenure } from "@/lib/emi/emi";
import { formatRupees } from "@/lib/base/format";
import { t } from "@/lib/base/language";

type TenureCardsProps = {
  /** Empty while an input is. */
  options: EmiOption[];
  chosen: EmiTenure;
  /** The element that shows the chosen tenure's figures. */
  resultId: string;
  onChange: (tenure: EmiTenure) => void;
};

/** The three tenures side by side with their instalments; native radios, so they are sent without JavaScript too. */
export function TenureCards({ options, chosen, resultId, onChange }: TenureCardsProps) {
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
