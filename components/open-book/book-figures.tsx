import { formatDay } from "@/lib/base/format";
import type { ChapterId, OpenBook } from "@/lib/open-book/open-book-schema";
import { ShareBars } from "./share-bars";
import { SpeedTable } from "./speed-table";
import { t } from "@/lib/base/language";

/** What stands below the words of a chapter; nothing of one that has words alone, or whose figures rest on too few. */
export function BookFigures({ id, book }: { id: ChapterId; book: OpenBook }) {
  const { prices, calls, speed, orders, accessibility } = book;
  if (id === "order")
    return (
      <dl className="border-surface-line divide-surface-line mt-4 divide-y border-y">
        {orders.map(({ label, rule }) => (
          <div key={label} className="py-3 sm:grid sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-x-6">
            <dt className="font-bold">{t(label)}</dt>
            <dd>{t(rule)}</dd>
          </div>
        ))}
      </dl>
    );
  if (id === "prices" && prices.projects > 0)
    return (
      <ShareBars
        label={t("Projects by the days since somebody looked after them")}
        whole={prices.projects}
        noun={["project", "projects"]}
        rows={[
          { label: t("Last 7 days"), part: prices.within7 },
          { label: t("Last 30 days"), part: prices.within30 },
          { label: t("Last 90 days"), part: prices.within90 },
          { label: t("Longer ago"), part: prices.projects - prices.within90 },
        ]}
      />
    );
  if (id === "calls" && calls && calls.called > 0)
    return (
      <ShareBars
        label={t("Leads by the time to the first call")}
        whole={calls.leads}
        noun={["person", "people"]}
        rows={[
          { label: t("In 5 minutes"), part: calls.within5 },
          { label: t("In 30 minutes"), part: calls.within30 },
          { label: t("Later"), part: calls.called - calls.within30 },
          { label: t("No call noted"), part: calls.leads - calls.called },
        ]}
      />
    );
  if (id === "speed" && speed.length > 0) return <SpeedTable speed={speed} />;
  if (id === "accessibility")
    return (
      <p className="text-ink-600 max-w-measure mt-3 text-sm">
        {t("The screens of {day}: {screens}.", {
          day: formatDay(accessibility.checkedOn) ?? accessibility.checkedOn,
          screens: accessibility.screens.map((screen) => t(screen)).join(", "),
        })}
      </p>
    );
  return null;
}
