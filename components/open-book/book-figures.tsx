import { formatDay, formatCount, formatNumber } from "@/lib/base/format";
import type { ChapterId, OpenBook, PageSpeed } from "@/lib/open-book/open-book-schema";
import { t } from "@/lib/base/language";
import { shareOf } from "@/lib/open-book/open-book-words";
import { TableBox } from "@/components/ui/table-box";

type Vital = PageSpeed["lcp"];
const seconds = (value: number, digits = 1) => t("{count} s", { count: (value / 1_000).toFixed(digits) });
const columns = [
  { name: "lcp", label: "Main picture or text", write: (value: number) => seconds(value) },
  { name: "inp", label: "Answer to a tap", write: (value: number) => seconds(value, 2) },
  { name: "cls", label: "Movement", write: (value: number) => value.toFixed(2) },
] as const;

/** How fast each kind of page was for three of four views. */
function SpeedTable({ speed }: { speed: readonly PageSpeed[] }) {
  return (
    <TableBox label={t("Speed of each kind of page")} className="mt-4">
      <table className="w-full text-left">
        <thead>
          <tr className="border-surface-line border-b-2">
            <th scope="col" className="py-2 pr-4">
              {t("Pages")}
            </th>
            <th scope="col" className="py-2 pr-4 text-right">
              {t("Views")}
            </th>
            {columns.map(({ name, label }) => (
              <th key={name} scope="col" className="py-2 pr-4 text-right last:pr-0">
                {t(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {speed.map((page) => (
            <tr key={page.page} className="border-surface-line border-b">
              <th scope="row" className="py-2 pr-4 font-normal">
                {t(page.label)}
              </th>
              <td className="figures py-2 pr-4 text-right">{formatNumber(page.views)}</td>
              {columns.map(({ name, write }) => (
                <td key={name} className="figures py-2 pr-4 text-right last:pr-0">
                  <Value vital={page[name]} write={write} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}

function Value({ vital, write }: { vital: Vital; write: (value: number) => string }) {
  if (!vital) return <span className="text-ink-600">{t("not measured")}</span>;
  if (vital.isGood) return write(vital.value);
  return <b className="text-danger-600">{t("{time}, slow", { time: write(vital.value) })}</b>;
}

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

type Props = {
  label: string;
  whole: number;
  noun: readonly [one: string, many: string];
  rows: readonly { label: string; part: number }[];
};

/** Parts of one whole as bars, each with its share and its number in words: the picture adds nothing to them. */
function ShareBars({ label, whole, noun, rows }: Props) {
  return (
    <dl aria-label={label} className="mt-4 grid gap-3">
      {rows.map((row) => (
        <div
          key={row.label}
          className="grid gap-x-4 gap-y-1 sm:grid-cols-[9rem_minmax(0,1fr)_auto] sm:items-center"
        >
          <dt className="font-bold">{row.label}</dt>
          <dd aria-hidden className="bg-surface-line h-3 overflow-hidden rounded-full">
            <span
              className="bg-brand-600 block h-full rounded-full"
              style={{ width: `${(row.part / whole) * 100}%` }}
            />
          </dd>
          <dd className="figures text-ink-600 text-sm sm:min-w-40 sm:text-right">
            {shareOf(row.part, whole)}: {formatCount(row.part, ...noun)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
