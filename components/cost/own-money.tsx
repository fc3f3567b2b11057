import { tds } from "@/content/buying-costs";
import { formatPrice, formatRupees } from "@/lib/base/format";
import type { CostReading } from "@/lib/cost/read-cost";
import { ownMoney, type WholeCost } from "@/lib/cost/whole-cost";
import { FigureList, type Figure } from "./figure-list";
import { t } from "@/lib/base/language";

type Props = { cost: WholeCost; reading: CostReading };

/** What has to be one's own money, and when; duty lies outside every loan. */
export function OwnMoney({ cost, reading: { loan } }: Props) {
  const [price, gst, duty, charges] = cost.lines.map(({ rupees }) => rupees);
  const figures: Figure[] = [
    { name: t("The part of the price that no loan covers"), value: formatRupees((price ?? 0) - loan) },
    ...(gst ? [{ name: t("GST, with each payment to the builder"), value: formatRupees(gst) }] : []),
    {
      name: t("Duty and registration, on the day of registration"),
      value: duty === null || duty === undefined ? t("Not known") : formatRupees(duty),
    },
    ...(charges ? [{ name: t("Other charges"), value: formatRupees(charges) }] : []),
    { name: t("Your own money"), value: formatRupees(ownMoney(cost, loan)), isSum: true },
  ];
  return (
    <FigureList title={t("Your own money")} figures={figures}>
      {cost.heldBack > 0 && (
        <p>
          {t(
            "Of the price, {rupees} ({percent}%) goes to the tax office and not to the seller: no extra cost, but you have to hold it back and pay it in.",
            { rupees: formatRupees(cost.heldBack), percent: tds.percent },
          )}
        </p>
      )}
      <p>
        {t(
          "Some lenders count GST into the price that they lend on. Ask yours, and keep six instalments aside besides: {price} is what the papers take, not what life takes.",
          { price: formatPrice(ownMoney(cost, loan)) },
        )}
      </p>
    </FigureList>
  );
}
