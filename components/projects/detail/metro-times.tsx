import { metroTimesNote } from "@/content/filter-words";
import { metroWorkplaces } from "@/content/metro-workplaces";
import { t } from "@/lib/base/language";
import { mapPosition } from "@/lib/projects/project/map-link";
import { metroWay, stationsNear, wayWords, workDay } from "@/lib/projects/project/metro-time";
import type { Project } from "@/lib/projects/project/project-schema";
import { MetroPicker } from "./metro-picker";

/** How long it takes to usual workplaces by metro; nothing where no station is near enough to walk to, or nobody told where this is. */
export function MetroTimes({ project }: { project: Pick<Project, "iframeCodeMap"> }) {
  const door = mapPosition(project.iframeCodeMap);
  const [nearest] = door ? stationsNear(door) : [];
  if (!door || !nearest) return null;
  return (
    <section aria-labelledby="by-metro" className="mt-8 print:hidden">
      <h3 id="by-metro" className="text-lg font-bold">
        {t("By metro")}
      </h3>
      <p className="mt-1">
        {t("Nearest station: {station}, about {walk} min on foot.", {
          ...nearest,
          station: t(nearest.station),
        })}
      </p>
      <table className="max-w-measure mt-3 w-full text-left">
        <caption className="text-ink-600 pb-1 text-left text-sm">{t("On a weekday at 9:00")}</caption>
        <tbody>
          {metroWorkplaces.map((to) => {
            const way = metroWay(door, to, workDay.day, workDay.hour);
            return (
              way && (
                <tr key={to} className="border-surface-line border-t align-top">
                  <th scope="row" className="py-2 pr-4 font-normal wrap-anywhere">
                    {t(to)}
                    <span className="text-ink-600 block text-sm">{wayWords(way)}</span>
                  </th>
                  <td className="figures py-2 text-right font-bold whitespace-nowrap">
                    {t("{minutes} min", { minutes: way.minutes })}
                  </td>
                </tr>
              )
            );
          })}
        </tbody>
      </table>
      <MetroPicker door={door} />
      <p className="text-ink-600 max-w-measure mt-3 text-sm">{t(metroTimesNote)}</p>
    </section>
  );
}
