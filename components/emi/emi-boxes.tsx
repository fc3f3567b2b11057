import { loanAmount, type EmiField, type EmiInputs } from "@/lib/emi/emi";
import { emiFields } from "@/lib/emi/emi-fields";
import { formatPrice, formatRupees } from "@/lib/base/format";
import { t } from "@/lib/base/language";

type EmiBoxesProps = {
  inputs: EmiInputs;
  /** The cost at first, in rupees: the slider must reach it, and its range must not change while it is used. */
  initialCost: number;
  onChange: (name: EmiField, typed: string) => void;
};

/** The three inputs. Each has a box that takes any allowed value, and a slider for the usual ones. */
export function EmiBoxes({ inputs, initialCost, onChange }: EmiBoxesProps) {
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
