import { Link } from "@/components/ui/link";
import { TableBox } from "@/components/ui/table-box";
import { formatRupees } from "@/lib/base/format";
import { paths } from "@/lib/base/paths";
import { propertyTypes } from "@/lib/projects/project/filter-table.mjs";
import { pricesPath } from "@/lib/projects/listing/price-paths";
import { kindName, toldTypes, type PricedPlace } from "@/lib/projects/listing/price-words";
import { t } from "@/lib/base/language";

/** The look of the tables of prices, which fit 320 px. */
export const table = "figures mt-4 table! w-full! text-left text-sm sm:text-base";
export const head = "border-surface-line border-b-2 align-bottom";
export const cell = "py-2! pl-2! pr-0! text-right! align-middle sm:pl-4!";

/** The medians of several places beside each other, each with the link to its page. */
export function PlaceTable({ rows, caption }: { rows: readonly PricedPlace[]; caption: string }) {
  const types = propertyTypes.filter(({ value }) => rows.some((row) => medianOf(row, value) !== null));
  return (
    <TableBox label={caption}>
      <table className={table}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className={head}>
            <th scope="col">{t("Place")}</th>
            {types.map(({ value }) => (
              <th key={value} scope="col" className={cell}>
                {kindName({ propertyType: value, bedrooms: null })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.locality} className="border-surface-line border-b">
              <th scope="row" className="py-0! font-normal">
                <Link
                  href={pricesPath(row) ?? paths.prices}
                  className="min-h-touch text-brand-600 inline-flex items-center underline-offset-4 hover:underline"
                >
                  {row.locality === null ? t("All of {place}", { place: t(row.city) }) : t(row.locality)}
                </Link>
              </th>
              {types.map(({ value }) => {
                const median = medianOf(row, value);
                return (
                  <td key={value} className={cell}>
                    {median === null ? (
                      <span className="text-ink-600">{t("too few")}</span>
                    ) : (
                      formatRupees(median)
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}

const medianOf = (row: PricedPlace, type: string) =>
  toldTypes(row).find(({ propertyType }) => propertyType === type)?.median ?? null;
