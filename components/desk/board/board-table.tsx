import { TableBox } from "@/components/ui/table-box";
import { formatNumber, formatPrice } from "@/lib/base/format";
import { type BoardColumn, type BoardFilter, type BoardRow, figurePath } from "@/lib/desk/forms/board";
import { groupings } from "@/lib/desk/forms/lead-stages";
import { formatWait } from "@/lib/desk/forms/waiting";

type Props = {
  caption: string;
  columns: readonly BoardColumn[];
  rows: readonly BoardRow[];
  total: BoardRow;
  asked: BoardFilter;
  today: string;
};

/** Of a thousand figures, said once. */
const cellStyle =
  "[&_td]:px-2 [&_td]:whitespace-nowrap [&_td]:figures [&_td_:is(a,span)]:min-h-touch [&_td_:is(a,span)]:inline-flex [&_td_:is(a,span)]:items-center [&_td_a]:text-brand-600 [&_td_a]:min-w-touch [&_td_a]:justify-end [&_td_a]:underline [&_td_span]:text-ink-600";

/** A row for each group and one for all; each figure leads to its leads. On a phone it scrolls beside the names. */
export function BoardTable({ caption, columns, rows, total, asked, today }: Props) {
  const nameStyle = "sticky left-0 z-10 bg-white min-w-28 pr-3 text-left sm:min-w-44";
  return (
    <TableBox label={caption} className="scroll-pl-36 sm:scroll-pl-60">
      <table className={`w-full text-right ${cellStyle}`}>
        <caption className="sr-only">{caption}</caption>
        <thead className="text-ink-600 align-bottom text-sm">
          <tr>
            <th scope="col" className={`${nameStyle} py-1 font-normal`}>
              {groupings[asked.by][0]}
            </th>
            {columns.map(({ name, label }) => (
              <th key={name} scope="col" className="min-w-20 px-2 py-1 font-normal">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-surface-line border-surface-line divide-y border-t">
          {[...rows, total].map((row) => (
            <tr key={row.key ?? "total"} className={row.key === null ? "font-bold" : ""}>
              <th
                scope="row"
                className={`${nameStyle} wrap-anywhere ${row.key === null ? "" : "font-normal"}`}
              >
                {row.name}
              </th>
              {columns.map((column) => (
                <td key={column.name}>
                  <Figure row={row} column={column} href={figurePath(asked, column, row, today)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}

type FigureProps = { row: BoardRow; column: BoardColumn; href: string | null };

function Figure({ row, column, href }: FigureProps) {
  const text = sayFigure(row, column);
  if (!href) return <span>{text}</span>;
  return (
    <a href={href} aria-label={`${row.name}, ${column.label}: ${text}`}>
      {text}
    </a>
  );
}

/** A share is of all who waited for a first call, whether they were called or not. */
function sayFigure(row: BoardRow, { name, as }: BoardColumn): string {
  const value = row[name];
  if (value === null || (as === "share" && row.of === 0) || (as === "money" && value === 0)) return "–";
  if (as === "wait") return formatWait(value * 1_000);
  if (as === "money") return formatPrice(value);
  return as === "share"
    ? `${formatNumber(value)} (${Math.round((value / row.of) * 100)} %)`
    : formatNumber(value);
}
