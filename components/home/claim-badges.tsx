import { claimDateText } from "@/components/about/claim-strip";
import { brand, type Claim } from "@/content/site";
import { t } from "@/lib/base/language";

/** The company's four claims in figures, each with the date since which it is true. */
export function ClaimBadges({ claims }: { claims: readonly Claim[] }) {
  return (
    <section
      aria-label={t("{company} in figures", { company: brand.name })}
      className="border-surface-line border-b bg-white"
    >
      <dl className="container-page grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.5rem,34%)),1fr))] gap-x-4 gap-y-8 py-10 lg:grid-cols-4">
        {claims.map((claim) => (
          <div key={claim.label} className="border-gold-500 flex flex-col border-l-2 pl-4">
            <dt className="order-2 font-bold">{t(claim.label)}</dt>
            <dd className="text-brand-600 figures order-1 text-2xl font-black md:text-3xl">
              {t(claim.figure)}
            </dd>
            <dd className="text-ink-600 order-3 text-sm">{claimDateText(claim)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
