"use client";

import type { DeskRow, LineLook, PartLook, RowMark, RowPart, RowTick } from "@/lib/desk/forms/desk-row";
import { Waits } from "./leads/waits";
import { DeskIcon, StatusMark } from "./marks";

const lineStyles: Record<LineLook, string> = {
  quiet: "text-ink-600 text-sm wrap-anywhere",
  figures: "text-ink-600 figures text-sm",
  plain: "text-sm",
  problem: "text-danger-600 text-sm",
  doubt: "text-danger-600 flex gap-1 text-sm wrap-anywhere",
};
const partStyles: Record<PartLook, string> = {
  figures: "figures font-bold",
  late: "text-danger-600 font-bold",
  quiet: "text-ink-600",
};

type Props = { rows: readonly DeskRow[]; className?: string };

/**
 * Leads, projects or posts, one below the other. A component of the browser for the sake of its data: as elements of the
 * server's, fifty rows were half the cost of their page, and in the document twice (docs/performance.md, "The desk").
 */
export function DeskRows({ rows, className = "mt-3" }: Props) {
  return (
    <ul className={`grid gap-3 ${className}`}>
      {rows.map((row) => (
        <Row key={row.href} row={row} />
      ))}
    </ul>
  );
}

function Row({ row }: { row: DeskRow }) {
  return (
    <li className="row-card">
      {row.tick && <TickBox tick={row.tick} />}
      <RowWords row={row} />
    </li>
  );
}

export function TickBox({ tick, className = "" }: { tick: RowTick; className?: string }) {
  return (
    <label
      className={`min-h-touch relative z-1 -m-2 -mr-3 flex min-w-11 items-center justify-center self-stretch ${className}`}
    >
      <input
        type="checkbox"
        name={tick.name}
        value={tick.value}
        defaultChecked={tick.isTicked}
        aria-label={tick.label}
        className="accent-brand-600 size-5"
      />
    </label>
  );
}

/** What a card says. */
export function RowWords({ row: { href, title, marks, lines, wait } }: { row: DeskRow }) {
  return (
    <>
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <a
            href={href}
            data-row=""
            className="hover:text-brand-600 min-w-0 text-lg font-bold wrap-anywhere after:absolute after:inset-0"
          >
            {title}
          </a>
          {marks.map((mark, place) => (
            <Mark key={place} mark={mark} />
          ))}
          {wait && <Waits wait={wait} />}
        </p>
        {lines.map(({ look, parts }, place) => (
          <p key={place} className={lineStyles[look]}>
            {look === "doubt" && <Alert className="mt-0.5 flex-none" />}
            {parts.map(toPart)}
          </p>
        ))}
      </div>
      <DeskIcon name="chevronRight" className="text-ink-600 size-5 flex-none" />
    </>
  );
}

function toPart(part: RowPart, place: number) {
  if (typeof part === "string") return part;
  const { look, text } = part;
  const Tag = look === "figures" ? "b" : "span";
  return (
    <Tag key={place} className={partStyles[look]}>
      {text}
    </Tag>
  );
}

function Mark({ mark }: { mark: RowMark }) {
  if ("status" in mark) return <StatusMark status={mark.status} />;
  return mark.look === "warning" ? (
    <span className="text-danger-600 inline-flex items-center gap-1 text-sm font-bold">
      <Alert />
      {mark.text}
    </span>
  ) : (
    <span className="bg-surface-line rounded-control px-2 py-0.5 text-sm font-bold">{mark.text}</span>
  );
}

function Alert({ className = "" }: { className?: string }) {
  return <DeskIcon name="alert" className={`size-4 ${className}`} />;
}
