import { TableBox } from "@/components/ui/table-box";
import { formatCount, formatRupees } from "@/lib/base/format";
import { countWords, kindName, type Told } from "@/lib/projects/listing/price-words";
import { t } from "@/lib/base/language";

/** How the prices of a type are spread: a row for each band, as figures and as a bar. */
export function RateBands({ kind }: { kind: Told }) {
  const most = Math.max(...kind.bands.map(({ count }) => count));
  const unit = kind.propertyType === "Plot" ? "layout" : "floor plan";
  const caption = t("{kind} by price per sq ft", { kind: kindName(kind) });
  return (
    <div className="print:break-inside-avoid">
      <h3 className="font-bold">{kindName(kind)}</h3>
      <p className="text-ink-600 text-sm">{countWords(kind)}</p>
      <TableBox label={caption}>
        <table className="figures mt-2 w-full text-left text-sm sm:text-base">
          <caption className="sr-only">{caption}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t("Rupees per sq ft")}</th>
              <th scope="col">{t("How many")}</th>
            </tr>
          </thead>
          <tbody>
            {kind.bands.map(({ from, to, count }) => (
              <tr key={from}>
                <th scope="row" className="w-px py-1 pr-3 font-normal whitespace-nowrap">
                  {formatRupees(from)} – {formatRupees(to - 1)}
                </th>
                <td className="py-1">
                  <span className="flex min-w-36 items-center gap-2">
                    {" "}
                    <span
                      aria-hidden="true"
                      className={
                        kind.median >= from && kind.median < to
                          ? "bg-brand-600 h-4 shrink-0 print:[print-color-adjust:exact]"
                          : "bg-gold-500 h-4 shrink-0 print:[print-color-adjust:exact]"
                      }
                      style={{ width: `${Math.round((count / most) * 60)}%` }}
                    />
                    {count > 0 ? count : <span className="text-ink-600">0</span>}
                    <span className="sr-only">{formatCount(count, unit).replace(/^\S+/, "")}</span>
                    {kind.median >= from && kind.median < to && (
                      <small className="text-brand-600 font-bold">{t("median")}</small>
                    )}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </div>
  );
}
