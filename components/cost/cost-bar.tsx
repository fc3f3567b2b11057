import { formatPrice, formatRupees } from "@/lib/base/format";
import { ChartKey } from "./chart-key";
import type { CostLine, WholeCost } from "@/lib/cost/whole-cost";
import { t } from "@/lib/base/language";

const colours: Record<CostLine["id"], string> = {
  price: "bg-brand-600",
  gst: "bg-gold-500",
  duty: "bg-gold-700",
  charges: "bg-ink-600",
};

/** The sum, and its parts as a bar: what stands on top of the price is seen at once. */
export function CostBar({ cost }: { cost: WholeCost | null }) {
  const parts = cost?.lines.filter(({ rupees }) => rupees) ?? [];
  const price = cost?.lines[0]?.rupees ?? 0;
  return (
    <div className="rounded-card bg-surface-warm p-4 @sm:p-6 print:break-inside-avoid print:p-4">
      <p role="status">
        <span className="text-ink-600 block">{t("In all, as far as it is known")}</span>
        <span className="block text-[min(2rem,10vw)] leading-tight font-black wrap-anywhere tabular-nums @lg:text-4xl">
          {cost ? formatRupees(cost.total) : "–"}
        </span>
        <span className="text-ink-600 block min-h-5 text-sm">
          {cost ? aboveThePrice(cost.total, price) : t("Type a price to see the figures.")}
        </span>
      </p>
      <div
        role="img"
        aria-label={
          parts.map(({ label, rupees }) => `${label} ${formatPrice(rupees ?? 0)}`).join(", ") ||
          t("Nothing yet")
        }
        className="rounded-control bg-surface-line mt-4 flex h-6 gap-0.5 overflow-hidden print:[print-color-adjust:exact]"
      >
        {parts.map(({ id, rupees }) => (
          <span
            key={id}
            className={`min-w-1 ${colours[id]}`}
            style={{ flexGrow: rupees ?? 0, flexBasis: 0 }}
          />
        ))}
      </div>
      <ul className="text-ink-600 mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm tabular-nums">
        {parts.map(({ id, label, rupees }) => (
          <li key={id}>
            <ChartKey
              swatch={colours[id]}
              name={`${id === "duty" ? t("Duty and registration") : label} ${formatPrice(rupees ?? 0)}`}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function aboveThePrice(total: number, price: number): string {
  const more = total - price;
  if (more <= 0) return t("Nothing is known to come on top of the price.");
  const percent = Math.round((more / price) * 1_000) / 10;
  return t("{price} on top of the price: {percent}%", { price: formatPrice(more), percent });
}
