import type { ReactNode } from "react";
import { formatPrice, formatRupees } from "@/lib/base/format";
import { t } from "@/lib/base/language";
import type { CostLine, WholeCost } from "@/lib/cost/whole-cost";

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

/** What a colour of a drawing stands for. */
export function ChartKey({ swatch, name }: { swatch: string; name: string }) {
  return (
    <span className="flex items-center gap-2">
      <span
        aria-hidden="true"
        className={`size-3 shrink-0 rounded-full print:[print-color-adjust:exact] ${swatch}`}
      />
      {name}
    </span>
  );
}

/** `note` stands below the name. */
export type Figure = { name: string; value: ReactNode; note?: string; isSum?: boolean };

type Props = { title?: string; figures: readonly Figure[]; children?: ReactNode };

/** Figures below each other, and what there is to say of them. With large type an amount gets a row of its own. */
export function FigureList({ title, figures, children }: Props) {
  return (
    <div className="rounded-card border-surface-line border p-4 @sm:p-6 print:break-inside-avoid print:p-4">
      {title && <h2 className="text-lg font-bold">{title}</h2>}
      <dl className="divide-surface-line divide-y tabular-nums">
        {figures.map(({ name, value, note, isSum }) => (
          <div
            key={name}
            className={`flex flex-wrap justify-between gap-x-4 py-2 ${isSum ? "border-ink-900! font-bold" : ""}`}
          >
            <dt className="min-w-0 flex-[1_1_11rem]">
              {name}
              {note && <span className="text-ink-600 block text-sm">{note}</span>}
            </dt>
            <dd className="ml-auto text-right font-bold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {children && <div className="text-ink-600 mt-2 grid gap-2 text-sm">{children}</div>}
    </div>
  );
}
