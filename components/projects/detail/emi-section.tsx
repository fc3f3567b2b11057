import { EmiCalculator } from "@/components/emi/emi-calculator";
import { paths } from "@/lib/base/paths";
import { DetailSection } from "./detail-section";

const usualPrice = 5_000_000;

/** The EMI calculator, starting from the project's lowest price in rupees. */
export function EmiSection({ price }: { price: number | null }) {
  return (
    <DetailSection id="emi-calculator">
      <EmiCalculator
        heading="EMI Calculator"
        linkPath={paths.emiCalculator}
        initial={{
          totalCost: String(price || usualPrice),
          downPayment: "15",
          interestRate: "8.75",
          tenure: 20,
        }}
      />
    </DetailSection>
  );
}
