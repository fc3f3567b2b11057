import type { CSSProperties } from "react";
import { SectionHeading } from "@/components/projects/detail/detail-section";
import { indianDay } from "@/lib/base/indian-day";
import { propertyTypes } from "@/lib/projects/project/filter-table.mjs";
import type { Project } from "@/lib/projects/project/project-schema";
import { listingPath } from "@/lib/projects/listing/listing-path";
import { priceStanding, type PriceStanding, type Stock } from "@/lib/projects/listing/price-standing";
import { standingWords } from "@/lib/projects/listing/standing-words";
import { here, t } from "@/lib/base/language";

type Props = { project: Project; rate: number | null; whose?: string; stock: Stock | null };

/** How a rate stands among those of its locality, from our own list; nothing where price, area or place is unknown. */
export function FairPrice({ project, rate, whose = "", stock }: Props) {
  const place = project.locations[0]?.locality;
  const type = propertyTypes.find(({ value }) => value === project.propertyType);
  const standing = priceStanding(rate, stock);
  if (!place || !type || !standing) return null;
  const today = {
    what: type.plural.toLowerCase(),
    where: place,
    isPlot: project.isPlot,
    day: indianDay(new Date()),
    whose,
  };
  return (
    <section aria-labelledby="fair" className="print:break-inside-avoid">
      <SectionHeading id="fair">{t("Is the price fair?")}</SectionHeading>
      <p className="figures max-w-measure mt-3">{standingWords(standing, today)}</p>
      {standing.kind !== "few" && <Strip standing={standing} isPlot={project.isPlot} />}
      <p className="text-ink-600 max-w-measure mt-3 text-sm">
        {project.isPlot
          ? t("Asking prices by the area of the plots. Road, facing and what is included differ.")
          : t(
              "Asking prices by the area that builders state, mostly super built-up. Floor, facing and what is included differ.",
            )}{" "}
        <a
          href={here(listingPath({ location: [place], propertyType: type.value }))}
          className="print-none underline underline-offset-4"
        >
          {t("See them all")}
        </a>
      </p>
    </section>
  );
}

/** The middle half as a band with the median in it, and this rate as a mark. The sentence above says the same. */
function Strip({ standing, isPlot }: { standing: Exclude<PriceStanding, { kind: "few" }>; isPlot: boolean }) {
  const { rate, median, quartiles } = standing;
  const [low, high] = quartiles;
  const from = Math.min(low - (high - low) / 2, rate);
  const to = Math.max(high + (high - low) / 2, rate);
  const at = (value: number) => `${Math.round(to > from ? ((value - from) / (to - from)) * 96 + 2 : 50)}%`;
  const places = { "--a": at(low), "--b": at(high), "--m": at(median), "--r": at(rate) };
  return (
    <div aria-hidden="true" className="price-strip" style={places as CSSProperties}>
      <b>{isPlot ? t("This plot") : t("This home")}</b>
      <b>{t("Median")}</b>
      <b>{t("Middle half")}</b>
    </div>
  );
}
