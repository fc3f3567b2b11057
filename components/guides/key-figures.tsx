import { formatMonth } from "@/lib/base/format";
import { t } from "@/lib/base/language";

type Props = {
  title: string;
  figures: readonly { label: string; figure: string; note: string }[];
  asOf: string;
  notice: string;
};

/** The main figures of a guide, with the month in which they were true. */
export function KeyFigures({ title, figures, asOf, notice }: Props) {
  return (
    <section aria-labelledby="figures" className="rounded-card bg-surface-warm mb-10 p-5 md:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="figures" className="text-lg font-bold">
          {t(title)}
        </h2>
        <p className="text-ink-600 text-sm">{t("as of {month}", { month: formatMonth(asOf) ?? "" })}</p>
      </div>
      <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7rem,30%)),1fr))] gap-x-4 gap-y-5">
        {figures.map(({ label, figure, note }) => (
          <div key={label} className="border-gold-500 border-l-2 pl-3">
            <dt className="text-ink-600 text-sm">{t(label)}</dt>
            <dd className="figures text-lg font-black">{t(figure)}</dd>
            <dd className="text-ink-600 text-sm">{t(note)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-600 border-surface-line mt-5 border-t pt-4 text-sm">{t(notice)}</p>
    </section>
  );
}
