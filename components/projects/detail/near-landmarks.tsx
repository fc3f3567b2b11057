import { landmarkAttribution } from "@/content/filter-words";
import { type LandmarkKind, landmarkKinds } from "@/content/places/landmarks";
import { Link } from "@/components/ui/link";
import { t } from "@/lib/base/language";
import { sayLandmark } from "@/lib/base/say-place";
import { listingPath } from "@/lib/projects/listing/listing-path";
import { homeMap } from "@/lib/projects/map/home-map";
import { mapPosition } from "@/lib/projects/project/map-link";
import type { Project } from "@/lib/projects/project/project-schema";
import type { Surroundings } from "@/lib/projects/search/map-schema";
import { nearestLandmarks } from "@/lib/projects/search/landmarks";
import { radiusOf } from "@/lib/projects/search/phrase-numbered";
import { SectionHeading } from "./detail-section";
import { HomeMapDrawing } from "./home-map";

/** What is further is not near. Of the metro we know every station; of other kinds one that we don't know may be nearer. */
const farthestKm: Record<LandmarkKind, number> = {
  metro: 15,
  airport: 40,
  railway: 5,
  university: 5,
  stadium: 5,
  lake: 5,
};
/** The widest list near a landmark. */
const widestKm = 10;

type Props = {
  project: Pick<Project, "name" | "iframeCodeMap">;
  /** Without it, as in a preview, only landmarks are near. */
  around?: Surroundings;
};

/**
 * Where a project stands, or its locality where nobody told us: a drawing, and the nearest landmark of each kind with the way to what
 * else is near it.
 */
export function NearLandmarks({ project, around: { places, centre } = { places: [] } }: Props) {
  const here = centre ?? mapPosition(project.iframeCodeMap);
  const found = here ? nearestLandmarks(here, Math.max(...Object.values(farthestKm))) : [];
  const kinds = Object.keys(landmarkKinds) as LandmarkKind[];
  const rows = kinds.flatMap(
    (kind) => found.find((one) => one.kind === kind && one.km <= farthestKm[kind]) ?? [],
  );
  const others = places.filter(({ name, city }) => name !== centre?.name || city !== centre.city);
  const map = here && homeMap({ ...here, name: centre ? t(centre.name) : project.name }, others);
  if (rows.length === 0 && !map) return null;
  return (
    <section aria-labelledby="near-landmarks" className="mt-8 print:hidden">
      <SectionHeading id="near-landmarks">{t("What is near")}</SectionHeading>
      {centre && (
        <p className="text-ink-600 mt-1 text-sm">
          {t("Shown at the centre of {place}: the exact place is not told to us.", {
            place: t(centre.name),
          })}
        </p>
      )}
      <div className="mt-3 items-start gap-x-8 md:grid md:grid-cols-[3fr_2fr]">
        {map && <HomeMapDrawing map={map} />}
        {rows.length > 0 && (
          <table className="figures w-full text-left text-sm">
            <caption className="sr-only">{t("Kilometres in a straight line")}</caption>
            <tbody>
              {rows.map(({ name, kind, km }) => (
                <tr key={kind} className="border-surface-line border-b align-baseline last:border-0">
                  <th scope="row" className="py-1 pr-3 font-normal wrap-anywhere">
                    <span className="text-ink-600 block">{t(landmarkKinds[kind])}</span>
                    {km <= widestKm ? (
                      <Link
                        href={listingPath({ near: name, radius: radiusOf(km) })}
                        className="text-brand-600 min-h-touch inline-flex items-center font-bold underline-offset-4 hover:underline"
                      >
                        {sayLandmark(name)}
                      </Link>
                    ) : (
                      <b>{sayLandmark(name)}</b>
                    )}
                  </th>
                  <td className="py-1 text-right whitespace-nowrap">
                    {t("{km} km", { km: Math.max(0.1, km).toFixed(1) })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      <p className="text-ink-600 mt-2 text-sm">
        {t(
          "In a straight line; by road it is further, and we don’t know how many minutes. Others may be nearer: these are the ones whose point we know.",
        )}{" "}
        {t(landmarkAttribution)}
      </p>
    </section>
  );
}
