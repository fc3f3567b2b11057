import { TableBox } from "@/components/ui/table-box";
import { formatRupees } from "@/lib/base/format";
import type { MonthRate } from "@/lib/projects/listing/place-rates-schema";
import { kindName, monthName } from "@/lib/projects/listing/price-words";
import { t } from "@/lib/base/language";
import { cell, head, table } from "./place-table";

/** The medians of a type at the ends of months, as a line and as a table; at least two. */
export function MonthLine({ months }: { months: readonly [MonthRate, ...MonthRate[]] }) {
  const [first] = months;
  const last = months[months.length - 1] ?? first;
  const name = kindName({ propertyType: first.propertyType, bedrooms: null });
  return (
    <figure className="print:break-inside-avoid">
      <figcaption className="font-bold">
        {t("{kind}: {first} in {from}, {last} in {to}", {
          ...{ kind: name, first: formatRupees(first.median), from: monthName(first) },
          ...{ last: formatRupees(last.median), to: monthName(last) },
        })}
      </figcaption>
      <svg
        aria-hidden="true"
        viewBox="0 0 300 100"
        preserveAspectRatio="none"
        className="mt-3 h-32 w-full overflow-visible print:[print-color-adjust:exact]"
      >
        <path
          d="M0 0H300M0 50H300M0 100H300"
          vectorEffect="non-scaling-stroke"
          className="stroke-surface-line"
        />
        <path
          d={pathOf(months)}
          fill="none"
          vectorEffect="non-scaling-stroke"
          className="stroke-brand-600 stroke-3"
        />
      </svg>
      <p aria-hidden="true" className="text-ink-600 mt-1 flex justify-between gap-x-4 text-sm">
        <span>{monthName(first)}</span>
        <span>{t("drawn from ₹0")}</span>
        <span>{monthName(last)}</span>
      </p>
      <details className="mt-2">
        <summary className="text-brand-600 min-h-touch inline-flex items-center font-bold">
          {t("All months")}
        </summary>
        <TableBox label={t("{kind} month by month", { kind: name })}>
          <table className={table}>
            <caption className="sr-only">
              {t("{kind}: median at the end of each month", { kind: name })}
            </caption>
            <thead>
              <tr className={head}>
                <th scope="col">{t("Month")}</th>
                <th scope="col" className={cell}>
                  {t("Median per sq ft")}
                </th>
                <th scope="col" className={cell}>
                  {t("Projects")}
                </th>
              </tr>
            </thead>
            <tbody>
              {months.map((month) => (
                <tr key={month.month} className="border-surface-line border-b">
                  <th scope="row" className="font-normal">
                    {monthName(month)}
                  </th>
                  <td className={cell}>{formatRupees(month.median)}</td>
                  <td className={cell}>{month.projects}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableBox>
      </details>
    </figure>
  );
}

/** Months without a figure are passed over: the line goes straight to the next one. From zero, so that no change looks larger than it is. */
function pathOf(months: readonly MonthRate[]): string {
  const number = ({ month }: MonthRate) => {
    const [year = 0, of = 0] = month.split("-").map(Number);
    return year * 12 + of;
  };
  const places = months.map(number);
  const [from = 0, to = 1] = [places[0], places.at(-1)];
  const most = Math.max(...months.map(({ median }) => median));
  const points = months.map(
    ({ median }, at) =>
      `${((((places[at] ?? from) - from) / (to - from)) * 300).toFixed(1)} ${(100 - (median / most) * 90).toFixed(1)}`,
  );
  return `M${points.join("L")}`;
}
