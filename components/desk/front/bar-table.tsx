import { formatNumber } from "@/lib/base/format";
import type { Counted } from "@/lib/desk/forms/front-page";

type Props = { caption: string; what: string; rows: readonly Counted[]; none: string };

/** Names with their counts, the largest first, each with a bar. A table, so that it is read as well as seen. */
export function BarTable({ caption, what, rows, none }: Props) {
  if (rows.length === 0) return <p className="text-ink-600">{none}</p>;
  const most = Math.max(...rows.map(({ count }) => count));
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{what}</th>
          <th scope="col">Leads</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row" className="w-full py-1 pr-3 font-normal">
              <span className="block wrap-anywhere">{name || "Direct or unknown"}</span>
              <span
                aria-hidden="true"
                className="bg-gold-500 mt-1 block h-2 rounded-full"
                style={{ width: `${Math.max(2, (count / most) * 100)}%` }}
              />
            </th>
            <td className="figures py-1 text-right align-top font-bold whitespace-nowrap">
              {formatNumber(count)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
