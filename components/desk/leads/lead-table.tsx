"use client";

import type { CellLook, RowCell, TableHeading, TableRow } from "@/lib/desk/forms/desk-row";
import { RowWords, TickBox } from "../desk-rows";
import { DeskIcon, StatusMark } from "../marks";
import { Waits } from "./waits";

type Props = { caption: string; headings: readonly TableHeading[]; rows: readonly TableRow[] };

/** How much room a column has at least; on a wider screen each has its part of the rest. */
const widths: Record<string, string> = {
  name: "w-47",
  number: "w-34",
  came: "w-42",
  status: "w-30",
  who: "w-26",
  about: "w-30",
  followUp: "w-42",
  note: "w-64",
  language: "w-24",
};
const looks: Record<CellLook, string> = {
  figures: "figures",
  late: "text-danger-600 figures font-bold",
  quiet: "text-ink-600",
};

/**
 * Leads, each in one line, where the screen has room; else each is a card, which its row has in it: one row, one box to tick.
 * With many columns it scrolls beside the names. In the browser for the sake of its data, as `DeskRows`.
 */
export function LeadTable({ caption, headings, rows }: Props) {
  return (
    <div className="roomy:border-surface-line roomy:rounded-card roomy:overflow-x-auto roomy:border roomy:bg-white mt-3">
      <table className="tight:block w-full table-fixed text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="tight:hidden text-ink-600 text-sm">
          <tr className="bg-white">
            <td className="sticky left-0 z-2 w-10 bg-inherit" />
            {headings.map((heading, place) => (
              <Heading key={heading.name} heading={heading} isFirst={place === 0} />
            ))}
          </tr>
        </thead>
        <tbody className="tight:grid tight:gap-3">
          {rows.map((row) => (
            <Row key={row.href} row={row} headings={headings} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Heading({ heading, isFirst }: { heading: TableHeading; isFirst: boolean }) {
  const { name, label, href, sorted } = heading;
  return (
    <th
      scope="col"
      aria-sort={sorted ?? undefined}
      className={`${widths[name] ?? "w-32"} h-9 px-2 font-bold ${isFirst ? stuckStyle : ""}`}
    >
      {href ? (
        <a
          href={href}
          className={`hover:text-brand-600 inline-flex h-9 items-center gap-1 ${sorted ? "text-ink-900" : ""}`}
        >
          {label}
          {sorted && (
            <DeskIcon
              name="chevronRight"
              className={`size-4 ${sorted === "ascending" ? "-rotate-90" : "rotate-90"}`}
            />
          )}
        </a>
      ) : (
        label
      )}
    </th>
  );
}

/** Stays where it is while the other columns scroll. */
const stuckStyle = "sticky left-10 z-2 bg-inherit";
const cellStyle = "lead-cell";

function Row({ row, headings }: { row: TableRow; headings: readonly TableHeading[] }) {
  const { href, title, number, marks, cells, wait, tick } = row;
  // What warns comes first, should there be no room for all.
  const told = marks.flatMap((mark) => ("look" in mark ? mark : []));
  const warnings = told.filter(({ look }) => look === "warning");
  const said = [...new Set([...warnings, ...told])].map(({ text }) => text);
  return (
    <tr className="tight:row-card roomy:bg-white roomy:hover:bg-surface-warm roomy:has-checked:bg-brand-50">
      <td className="roomy:border-surface-line roomy:sticky roomy:left-0 roomy:z-2 roomy:border-t tight:contents bg-inherit">
        {tick && <TickBox tick={tick} className="roomy:m-0 roomy:h-8.5 roomy:min-h-0 roomy:min-w-0" />}
      </td>
      <td className="roomy:hidden tight:contents">
        <RowWords row={row} />
      </td>
      <th scope="row" className={`${cellStyle} ${stuckStyle}`}>
        <span className="flex items-center gap-2">
          <a
            href={href}
            data-row=""
            title={title}
            className="hover:text-brand-600 min-w-12 truncate leading-8 -outline-offset-2"
          >
            {title}
          </a>
          {said.length > 0 && (
            <span
              title={said.join(", ")}
              className={`max-w-2/3 flex-none truncate text-xs ${warnings.length > 0 ? looks.late : "text-ink-600 font-normal"}`}
            >
              {said.join(", ")}
            </span>
          )}
        </span>
      </th>
      <td className={`${cellStyle} figures`}>{number}</td>
      {cells.map((cell, place) => (
        <td
          key={place}
          title={"title" in cell ? cell.title : undefined}
          className={`${cellStyle} ${"look" in cell && cell.look ? looks[cell.look] : ""}`}
        >
          {headings[place + 2]?.name === "came" && wait ? (
            <Waits wait={wait} isDense />
          ) : (
            <Cell cell={cell} />
          )}
        </td>
      ))}
    </tr>
  );
}

function Cell({ cell }: { cell: RowCell }) {
  return "status" in cell ? <StatusMark status={cell.status} /> : cell.text;
}
