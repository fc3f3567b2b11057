import { formatCount, formatDay, formatNumber, formatRupees } from "@/lib/base/format";
import { t } from "@/lib/base/language";
import { sayPlace } from "@/lib/base/say-place";
import { fewestCompared, fewestProjects } from "./place-rates";
import type { PriceStanding } from "./price-standing";

const kindWords = {
  lower: "cheaper by the square foot than three quarters of them",
  middle: "in the middle half of them",
  upper: "dearer by the square foot than three quarters of them",
};

/**
 * Where it stands, and among what. `what` is "apartments", `where` "Kokapet", `day` ISO; `whose` says more of a rate that is
 * of several floor plans.
 */
export function standingWords(
  standing: PriceStanding,
  {
    what,
    where,
    isPlot,
    day,
    whose = "",
  }: { what: string; where: string; isPlot: boolean; day: string; whose?: string },
): string {
  const { projects } = standing;
  const unit = isPlot ? "layout" : "floor plan";
  const units = t(standing.count === 1 ? unit : `${unit}s`);
  const words = { what: t(what), where: sayPlace(where), units };
  if (standing.kind === "few") {
    const few = { ...words, count: formatNumber(standing.count), fewest: fewestCompared };
    return standing.count >= fewestCompared && projects !== undefined && projects < fewestProjects
      ? t(
          "Too few {what} in {where} to compare with: all {count} {units} with price and area on our list there are of this one project.",
          few,
        )
      : t(
          "Too few {what} in {where} to compare with: our list has {count} {units} with price and area there, and fewer than {fewest} tell nothing.",
          few,
        );
  }
  const { rate, median, fromMedian, quartiles, count, kind } = standing;
  const percent = Math.abs(fromMedian);
  const off =
    fromMedian === 0
      ? t("at")
      : fromMedian > 0
        ? t("{percent}% above", { percent })
        : t("{percent}% below", { percent });
  const of =
    projects === undefined ? "" : t(", from {projects}", { projects: formatCount(projects, "project") });
  const [rated, middle, low, high] = [Math.round(rate), median, ...quartiles].map((each) =>
    formatRupees(each),
  );
  return t(
    "{rated} per sq ft{whose} is {off} the median of {what} in {where} ({middle}), and {kind}: {count} {units} on our list on {day}{of}, half of them between {low} and {high}.",
    {
      ...words,
      ...{ rated: rated ?? "", middle: middle ?? "", low: low ?? "", high: high ?? "" },
      ...{ whose, off, of, kind: t(kindWords[kind]), count: formatNumber(count), day: formatDay(day) ?? day },
    },
  );
}
