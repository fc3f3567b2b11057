import { buyingFacts, costNotice, factTermDays } from "@/content/buying-costs";
import { formatDay } from "@/lib/base/format";
import { isPastTerm } from "@/lib/base/indian-day";
import { t } from "@/lib/base/language";

/** The rules behind the figures: since when, by whom told, when collected. `today` is the day in India. */
export function DatedFacts({ today }: { today: string }) {
  return (
    <section aria-labelledby="rules" className="mt-12 print:break-before-page">
      <h2 id="rules" className="text-xl font-bold md:text-2xl">
        {t("The rules behind these figures")}
      </h2>
      <p className="text-ink-600 max-w-measure mt-3">{t(costNotice)}</p>
      <dl className="border-surface-line divide-surface-line mt-6 divide-y border-y">
        {Object.entries(buyingFacts).map(([name, fact]) => (
          <div key={name} className="py-4 sm:grid sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-x-6">
            <dt className="font-bold">{t(fact.label)}</dt>
            <dd>
              {t(fact.value)}
              <span className="text-ink-600 mt-1 block text-sm wrap-anywhere">
                {t("In force since {since}. Source: {source}. As on {day}, collected by {who}.", {
                  ...{ since: formatDay(fact.since) ?? fact.since, source: t(fact.source) },
                  ...{ day: formatDay(fact.asOn) ?? fact.asOn, who: t(fact.checkedBy) },
                })}
              </span>
              {fact.doubt && (
                <span className="text-ink-600 mt-1 block text-sm">
                  {t("Not certain: {doubt}", { doubt: t(fact.doubt) })}
                </span>
              )}
              {isPastTerm(fact.asOn, today, factTermDays) && (
                <span className="text-danger-600 mt-1 block text-sm font-bold">
                  {t("This may be out of date: it was last looked up on {day}.", {
                    day: formatDay(fact.asOn) ?? fact.asOn,
                  })}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
