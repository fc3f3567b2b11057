import { brand, type Claim } from "@/content/site";
import { formatMonth } from "@/lib/base/format";
import { t } from "@/lib/base/language";

/** The company's claims in figures, each with the date since which it is true. */
export function ClaimStrip({ claims, developers }: { claims: readonly Claim[]; developers: Claim }) {
  const { figure, label } = developers;
  return (
    <section aria-labelledby="figures" className="bg-ink-900 text-white">
      <div className="container-page grid gap-10 py-12 md:py-16 lg:grid-cols-[2fr_3fr] lg:items-center lg:gap-16">
        <div className="border-gold-500 border-l-2 pl-5">
          <h2 id="figures" className="figures text-3xl font-black md:text-4xl">
            {t("{figure} {label}", { figure: t(figure), label: t(label) })}
          </h2>
          <p className="mt-2 text-lg text-white/80">
            {t("have listed homes or plots with {company}.", { company: brand.name })}
          </p>
          <p className="mt-1 text-sm text-white/70">{claimDateText(developers)}</p>
        </div>
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-6 gap-y-8 sm:grid-cols-4 lg:grid-cols-2">
          {claims.map((claim) => (
            <div key={claim.label} className="flex flex-col">
              <dt className="order-2 font-bold">{t(claim.label)}</dt>
              <dd className="text-gold-500 figures order-1 text-2xl font-black md:text-3xl">
                {t(claim.figure)}
              </dd>
              <dd className="order-3 text-sm text-white/70">{claimDateText(claim)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** "since 2019" for claims as old as the company, else "as of June 2026". */
export function claimDateText({ asOf }: Claim): string {
  const founded = String(brand.founded);
  return asOf.startsWith(founded)
    ? t("since {year}", { year: founded })
    : t("as of {month}", { month: formatMonth(asOf) ?? "" });
}
