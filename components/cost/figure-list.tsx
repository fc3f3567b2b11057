import type { ReactNode } from "react";

export type Figure = { name: string; value: string; isSum?: boolean };

/** A heading, figures below each other, and what there is to say of them. */
export function FigureList({
  title,
  figures,
  children,
}: {
  title?: string;
  figures: readonly Figure[];
  children?: ReactNode;
}) {
  return (
    <div className="rounded-card border-surface-line border p-4 @sm:p-6 print:break-inside-avoid print:p-4">
      {title && <h2 className="text-lg font-bold">{title}</h2>}
      <dl className="divide-surface-line divide-y tabular-nums">
        {figures.map(({ name, value, isSum }) => (
          <div
            key={name}
            className={`flex flex-wrap justify-between gap-x-4 py-2 ${isSum ? "border-ink-900! font-bold" : ""}`}
          >
            <dt>{name}</dt>
            <dd className="ml-auto text-right font-bold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {children && <div className="text-ink-600 mt-2 grid gap-2 text-sm">{children}</div>}
    </div>
  );
}
