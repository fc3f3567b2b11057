import type { EmiField, EmiInputs } from "@/lib/emi/emi";

/**
 * The three inputs, in the order of the form: label, keyboard, and the range of the slider. A slider has the values
 * that are usual in India; the box takes everything that is allowed (specification, section 5).
 */
export const emiFields: {
  name: EmiField;
  label: string;
  sliderLabel: string;
  inputMode: "numeric" | "decimal";
  min: number;
  max: number;
  step: number;
}[] = [
  {
    name: "totalCost",
    label: "Total Cost (₹)",
    sliderLabel: "Slide to set the price of the home",
    inputMode: "numeric",
    min: 100_000,
    max: 50_000_000,
    step: 100_000,
  },
  {
    name: "downPayment",
    label: "Down Payment (%)",
    sliderLabel: "Slide to set the share you pay upfront",
    inputMode: "decimal",
    min: 1,
    max: 100,
    step: 1,
  },
  {
    name: "interestRate",
    label: "Interest Rate (%)",
    sliderLabel: "Slide to set the yearly rate",
    inputMode: "decimal",
    min: 1,
    max: 20,
    step: 0.05,
  },
];

/** A typical loan: the lower end of usual rates (specification, section 9), and a down payment of a fifth. */
export const defaultEmiInputs: EmiInputs = {
  totalCost: "5000000",
  downPayment: "20",
  interestRate: "8.75",
  tenure: 20,
};
