import { formatCount } from "@/lib/base/format";
import { shareOf } from "@/lib/open-book/open-book-words";

type Props = {
  label: string;
  whole: number;
  noun: readonly [one: string, many: string];
  rows: readonly { label: string; part: number }[];
};

/** Parts of one whole as bars, each with its share and its number in words: the picture adds nothing to them. */
export function ShareBars({ label, whole, noun, rows }: Props) {
  return (
    <dl aria-label={label} className="mt-4 grid gap-3">
      {rows.map((row) => (
        <div
          key={row.label}
          className="grid gap-x-4 gap-y-1 sm:grid-cols-[9rem_minmax(0,1fr)_auto] sm:items-center"
        >
          <dt className="font-bold">{row.label}</dt>
          <dd aria-hidden className="bg-surface-line h-3 overflow-hidden rounded-full">
            <span
              className="bg-brand-600 block h-full rounded-full"
              style={{ width: `${(row.part / whole) * 100}%` }}
            />
          </dd>
          <dd className="figures text-ink-600 text-sm sm:min-w-40 sm:text-right">
            {shareOf(row.part, whole)}: {formatCount(row.part, ...noun)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
