import { TableBox } from "@/components/ui/table-box";
import { formatRupees } from "@/lib/base/format";
import type { KindRates } from "@/lib/projects/listing/place-rates-schema";
import { countWords, kindName, rangeWords } from "@/lib/projects/listing/price-words";
import { cell, head, table } from "./table-style";
import { t } from "@/lib/base/language";

/** Median and middle half of each kind; of too few that they are too few. */
export function KindTable({ kinds, caption }: { kinds: readonly KindRates[]; caption: string }) {
  return (
    <TableBox label={caption}>
      <table className={table}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className={head}>
            <th scope="col">{t("Type")}</th>
            <th scope="col" className={cell}>
              {t("Median per sq ft")}
            </th>
            <th scope="col" className={cell}>
              {t("Middle half")}
            </th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kindName(kind)} className="border-surface-line border-b">
              <th scope="row" className={`py-2 ${kind.bedrooms ? "pl-4 font-normal" : "font-bold"}`}>
                {kindName(kind)}
                <small className="text-ink-600 block font-normal">{countWords(kind)}</small>
              </th>
              {kind.median !== null && kind.quartiles ? (
                <>
                  <td className={cell}>{formatRupees(kind.median)}</td>
                  <td className={cell}>{rangeWords(kind.quartiles)}</td>
                </>
              ) : (
                <td colSpan={2} className={`${cell} text-ink-600`}>
                  {t("Too few homes to tell")}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}
