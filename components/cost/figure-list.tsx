import type { ReactNode } from "react";

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
