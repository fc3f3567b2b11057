import { tds } from "@/content/buying-costs";
import { formatPrice, formatRupees } from "@/lib/base/format";
import type { CostReading } from "@/lib/cost/read-cost";
import { ownMoney, type WholeCost } from "@/lib/cost/whole-cost";
import { FigureList, type Figure } from "./figure-list";

type Props = { cost: WholeCost; reading: CostReading };

/** What has to be one's own money, and when; duty lies outside every loan. */
export function OwnMoney({ cost, reading: { loan } }: Props) {
  const [price, gst, duty, charges] = cost.lines.map(({ rupees }) => rupees);
  const figures: Figure[] = [
    { name: "The part of the price that no loan covers", value: formatRupees((price ?? 0) - loan) },
    ...(gst ? [{ name: "GST, with each payment to the builder", value: formatRupees(gst) }] : []),
    {
      name: "Duty and registration, on the day of registration",
      value: duty === null || duty === undefined ? "Not known" : formatRupees(duty),
    },
    ...(charges ? [{ name: "Other charges", value: formatRupees(charges) }] : []),
    { name: "Your own money", value: formatRupees(ownMoney(cost, loan)), isSum: true },
  ];
  return (
    <FigureList title="Your own money" figures={figures}>
      {cost.heldBack > 0 && (
        <p>
          Of the price, {formatRupees(cost.heldBack)} ({tds.percent}%) goes to the tax office and not to the
          seller: no extra cost, but you have to hold it back and pay it in.
        </p>
      )}
      <p>
        Some lenders count GST into the price that they lend on. Ask yours, and keep six instalments aside
        besides: {formatPrice(ownMoney(cost, loan))} is what the papers take, not what life takes.
      </p>
    </FigureList>
  );
}
