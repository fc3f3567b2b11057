import { buyingFacts, costNotice, factTermDays } from "@/content/buying-costs";
import { formatDay } from "@/lib/base/format";
import { isPastTerm } from "@/lib/base/indian-day";

/** The rules behind the figures: since when, by whom told, when collected. `today` is the day in India. */
export function DatedFacts({ today }: { today: string }) {
  return (
    <section aria-labelledby="rules" className="mt-12 print:break-before-page">
      <h2 id="rules" className="text-xl font-bold md:text-2xl">
        The rules behind these figures
      </h2>
      <p className="text-ink-600 max-w-measure mt-3">{costNotice}</p>
      <dl className="border-surface-line divide-surface-line mt-6 divide-y border-y">
        {Object.entries(buyingFacts).map(([name, fact]) => (
          <div key={name} className="py-4 sm:grid sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-x-6">
            <dt className="font-bold">{fact.label}</dt>
            <dd>
              {fact.value}
              <span className="text-ink-600 mt-1 block text-sm wrap-anywhere">
                In force since {formatDay(fact.since)}. Source: {fact.source}. As on {formatDay(fact.asOn)},
                collected by {fact.checkedBy}.
              </span>
              {fact.doubt && (
                <span className="text-ink-600 mt-1 block text-sm">Not certain: {fact.doubt}</span>
              )}
              {isPastTerm(fact.asOn, today, factTermDays) && (
                <span className="text-danger-600 mt-1 block text-sm font-bold">
                  This may be out of date: it was last looked up on {formatDay(fact.asOn)}.
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
