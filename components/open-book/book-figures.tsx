import { formatDay } from "@/lib/base/format";
import type { ChapterId, OpenBook } from "@/lib/open-book/open-book-schema";
import { ShareBars } from "./share-bars";
import { SpeedTable } from "./speed-table";

/** What stands below the words of a chapter; nothing of one that has words alone, or whose figures rest on too few. */
export function BookFigures({ id, book }: { id: ChapterId; book: OpenBook }) {
  const { prices, calls, speed, orders, accessibility } = book;
  if (id === "order")
    return (
      <dl className="border-surface-line divide-surface-line mt-4 divide-y border-y">
        {orders.map(({ label, rule }) => (
          <div key={label} className="py-3 sm:grid sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-x-6">
            <dt className="font-bold">{label}</dt>
            <dd>{rule}</dd>
          </div>
        ))}
      </dl>
    );
  if (id === "prices" && prices.projects > 0)
    return (
      <ShareBars
        label="Projects by the days since somebody looked after them"
        whole={prices.projects}
        noun={["project", "projects"]}
        rows={[
          { label: "Last 7 days", part: prices.within7 },
          { label: "Last 30 days", part: prices.within30 },
          { label: "Last 90 days", part: prices.within90 },
          { label: "Longer ago", part: prices.projects - prices.within90 },
        ]}
      />
    );
  if (id === "calls" && calls && calls.called > 0)
    return (
      <ShareBars
        label="Leads by the time to the first call"
        whole={calls.leads}
        noun={["person", "people"]}
        rows={[
          { label: "In 5 minutes", part: calls.within5 },
          { label: "In 30 minutes", part: calls.within30 },
          { label: "Later", part: calls.called - calls.within30 },
          { label: "No call noted", part: calls.leads - calls.called },
        ]}
      />
    );
  if (id === "speed" && speed.length > 0) return <SpeedTable speed={speed} />;
  if (id === "accessibility")
    return (
      <p className="text-ink-600 max-w-measure mt-3 text-sm">
        The screens of {formatDay(accessibility.checkedOn)}: {accessibility.screens.join(", ")}.
      </p>
    );
  return null;
}
