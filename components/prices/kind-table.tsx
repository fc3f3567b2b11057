import { formatRupees } from "@/lib/base/format";
import type { KindRates } from "@/lib/projects/listing/place-rates-schema";
import { countWords, kindName, rangeWords } from "@/lib/projects/listing/price-words";

/** Median and middle half of each kind; of too few that they are too few. */
export function KindTable({ kinds, caption }: { kinds: readonly KindRates[]; caption: string }) {
  return (
    <table className="price-table mt-4">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Type</th>
          <th scope="col">Median per sq ft</th>
          <th scope="col">Middle half</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kindName(kind)}>
            <th scope="row" className={kind.bedrooms ? "pl-4 font-normal!" : ""}>
              {kindName(kind)}
              <small>{countWords(kind)}</small>
            </th>
            {kind.median !== null && kind.quartiles ? (
              <>
                <td>{formatRupees(kind.median)}</td>
                <td>{rangeWords(kind.quartiles)}</td>
              </>
            ) : (
              <td colSpan={2}>Too few homes to tell</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
