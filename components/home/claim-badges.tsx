import { brand, claims, type Claim } from "@/content/site";
import { formatMonth } from "@/lib/base/format";

/** The four figures of the company, each with the month from which it holds. */
export function ClaimBadges() {
  return (
    <section aria-label={`${brand.name} in figures`} className="border-surface-line border-b bg-white">
      <dl className="container-page grid grid-cols-2 gap-x-4 gap-y-8 py-10 lg:grid-cols-4">
        {claims.map((claim) => (
          <div key={claim.label} className="border-gold-500 flex flex-col border-l-2 pl-4">
            <dt className="order-2 font-bold">{claim.label}</dt>
            <dd className="text-brand-600 figures order-1 text-2xl font-black md:text-3xl">{claim.figure}</dd>
            <dd className="text-ink-600 order-3 text-sm">{since(claim)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function since({ asOf }: Claim): string {
  const founded = String(brand.founded);
  return asOf.startsWith(founded) ? `since ${founded}` : `as of ${formatMonth(asOf)}`;
}
