import Link from "next/link";
import { formatNumber, formatRupees } from "@/lib/base/format";
import { propertyTypes } from "@/lib/projects/project/filter-table.mjs";
import { pricesPath } from "@/lib/projects/listing/price-paths";
import { kindName, toldTypes } from "@/lib/projects/listing/price-words";
import type { PlaceRow } from "@/lib/pages/price-page";

/** The medians of several places beside each other; those with too few homes are named below, without a figure. */
export function PlaceTable({ rows, caption }: { rows: readonly PlaceRow[]; caption: string }) {
  const told = rows.filter((row) => toldTypes(row).length > 0);
  const few = rows.filter((row) => toldTypes(row).length === 0);
  const types = propertyTypes.filter(({ value }) =>
    told.some((row) => toldTypes(row).some(({ propertyType }) => propertyType === value)),
  );
  return (
    <>
      {told.length > 0 && (
        <table className="price-table mt-4">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">Locality</th>
              {types.map(({ value }) => (
                <th key={value} scope="col">
                  {kindName({ propertyType: value, bedrooms: null })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {told.map((row) => (
              <tr key={row.locality}>
                <th scope="row" className="font-normal!">
                  <PlaceLink row={row} />
                  {row.km !== undefined && <small>{formatNumber(row.km)} km away</small>}
                </th>
                {types.map(({ value }) => {
                  const kind = toldTypes(row).find(({ propertyType }) => propertyType === value);
                  return <td key={value}>{kind ? formatRupees(kind.median) : "–"}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {few.length > 0 && (
        <p className="text-ink-600 max-w-measure mt-3 text-sm">
          Too few homes to tell: {few.map(({ locality }) => locality).join(", ")}.
        </p>
      )}
    </>
  );
}

function PlaceLink({ row }: { row: PlaceRow }) {
  const path = pricesPath(row);
  if (!path) return row.locality;
  return (
    <Link
      href={path}
      prefetch={false}
      className="min-h-touch text-brand-600 inline-flex items-center underline-offset-4 hover:underline"
    >
      {row.locality}
    </Link>
  );
}
