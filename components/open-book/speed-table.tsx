import { TableBox } from "@/components/ui/table-box";
import { formatNumber } from "@/lib/base/format";
import type { PageSpeed } from "@/lib/open-book/open-book-schema";
import { t } from "@/lib/base/language";

type Vital = PageSpeed["lcp"];
const seconds = (value: number, digits = 1) => t("{count} s", { count: (value / 1_000).toFixed(digits) });
const columns = [
  { name: "lcp", label: "Main picture or text", write: (value: number) => seconds(value) },
  { name: "inp", label: "Answer to a tap", write: (value: number) => seconds(value, 2) },
  { name: "cls", label: "Movement", write: (value: number) => value.toFixed(2) },
] as const;

/** How fast each kind of page was for three of four views. */
export function SpeedTable({ speed }: { speed: readonly PageSpeed[] }) {
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
