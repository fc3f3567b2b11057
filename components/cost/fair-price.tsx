import { indianDay } from "@/lib/base/indian-day";
import { formatRupees } from "@/lib/base/format";
import type { FloorPlan, Project } from "@/lib/projects/project/project-schema";
import { propertyTypes } from "@/lib/projects/project/filter-table.mjs";
import { rateOf } from "@/lib/projects/project/unit-rate";
import { listingPath } from "@/lib/projects/listing/listing-path";
import { priceStanding, standingWords, type PriceStanding } from "@/lib/projects/listing/price-standing";
import type { Rate } from "@/lib/projects/search/project-query-schema";
import { ChartKey } from "./chart-key";

type Props = { project: Project; plan: FloorPlan | undefined; stock: Rate | null };

/** How the price stands among those of its locality, from our own list; nothing where price, area or place is unknown. */
export function FairPrice({ project, plan, stock }: Props) {
  const place = project.locations[0]?.locality;
  const type = propertyTypes.find(({ value }) => value === project.propertyType);
  const price = plan ? plan.price : (project.minPrice ?? project.price);
  const standing = priceStanding(rateOf(price, plan ? plan.area : project.minArea), stock);
  if (!place || !type || !standing) return null;
  const today = {
    what: type.plural.toLowerCase(),
    where: place,
    isPlot: project.isPlot,
    day: indianDay(new Date()),
  };
  return (
    <section aria-labelledby="fair" className="mt-12 print:break-inside-avoid">
      <h2 id="fair" className="text-xl font-bold md:text-2xl">
        Is the price fair?
      </h2>
      <p className="max-w-measure mt-3 tabular-nums">{standingWords(standing, today)}</p>
      {standing.kind !== "few" && <Strip standing={standing} />}
      <p className="text-ink-600 max-w-measure mt-3 text-sm">
        Asking prices by the area that builders state, which is mostly super built-up; nobody has paid them
        yet. Floor, facing and what is included differ.{" "}
        <a
          href={listingPath({ location: [place], propertyType: type.value })}
          className="text-brand-600 font-bold underline underline-offset-4 print:hidden"
        >
          See them all
        </a>
      </p>
    </section>
  );
}

/** The middle half as a band with the median in it, and this home as a mark. The sentence above says the same. */
function Strip({ standing }: { standing: Exclude<PriceStanding, { kind: "few" }> }) {
  const { rate, median, quartiles } = standing;
  const [low, high] = quartiles;
  const from = Math.min(low - (high - low) / 2, rate);
  const to = Math.max(high + (high - low) / 2, rate);
  const at = (value: number) => (to > from ? ((value - from) / (to - from)) * 96 + 2 : 50);
  return (
    <figure className="mt-4 max-w-lg">
      <svg
        aria-hidden="true"
        viewBox="0 0 100 14"
        preserveAspectRatio="none"
        className="h-10 w-full print:[print-color-adjust:exact]"
      >
        <path d="M0 7H100" vectorEffect="non-scaling-stroke" className="stroke-surface-line stroke-3" />
        <path
          d={`M${at(low)} 7H${at(high)}`}
          vectorEffect="non-scaling-stroke"
          className="stroke-gold-500"
          strokeWidth="14"
        />
        <path
          d={`M${at(median)} 2V12`}
          vectorEffect="non-scaling-stroke"
          className="stroke-ink-900 stroke-3"
        />
        <path
          d={`M${at(rate)} 0V14`}
          vectorEffect="non-scaling-stroke"
          className="stroke-brand-600"
          strokeWidth="5"
        />
      </svg>
      <figcaption className="text-ink-600 mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm tabular-nums">
        <ChartKey swatch="bg-brand-600" name={`This home ${formatRupees(Math.round(rate))}`} />
        <ChartKey swatch="bg-ink-900" name={`Median ${formatRupees(median)}`} />
        <ChartKey swatch="bg-gold-500" name={`Middle half ${formatRupees(low)} – ${formatRupees(high)}`} />
      </figcaption>
    </figure>
  );
}
