import type { ReactNode } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { formatCount } from "@/lib/base/format";
import { type FileColumn, headingOf } from "@/lib/desk/forms/file-columns";
import { DeskForm } from "../desk-form";
import { boxStyle } from "../fields";

type FoldProps = {
  isOpen: boolean;
  /** How many headings nobody understood. */
  unknown: number;
  /** How many were, in words. */
  matched: string;
  action: string;
  version: string;
  problem?: string;
  children: ReactNode;
};

/** What the columns of a sheet were taken for, in a form that folds. */
export function ColumnFold({ isOpen, unknown, matched, version, children, ...form }: FoldProps) {
  return (
    <details
      open={isOpen}
      className="border-surface-line rounded-card mt-4 border bg-white px-[min(1.25rem,5vw)]"
    >
      <summary className="min-h-touch cursor-pointer content-center py-2">
        <h2 className="inline text-xl font-bold">Columns</h2>{" "}
        <span className="text-ink-600">
          {unknown > 0 && (
            <b className="text-danger-600">{formatCount(unknown, "heading")} not understood, </b>
          )}
          {matched}
        </span>
      </summary>
      <DeskForm {...form} version={version} stays className="pb-4">
        <input type="hidden" name="version" defaultValue={version} key={version} />
        {children}
        <button className={buttonStyle(unknown > 0 ? "primary" : "outline", "mt-3")}>
          Save the columns and look again
        </button>
      </DeskForm>
    </details>
  );
}

type ChoiceProps = {
  column: Pick<FileColumn, "key" | "heading" | "field" | "examples">;
  /** What is said of it. */
  said?: string;
  /** What was chosen in a form that was refused. */
  typed?: string;
  className?: string;
  /** What it may be. */
  children: ReactNode;
};

/** A heading with some of its cells, and what it is. */
export function ColumnChoice({ column, said, typed, className = "", children }: ChoiceProps) {
  const { key, field, examples } = column;
  const name = `field.${key}`;
  return (
    <li className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-2 sm:items-center">
      <div className="min-w-0 wrap-anywhere">
        <label htmlFor={name} className="font-bold">
          {headingOf(column)}
        </label>
        <p className="text-ink-600 text-sm">
          {examples.length > 0 ? examples.join(" · ") : "Empty in all rows"}
        </p>
        {said && <p className="text-sm font-bold">{said}</p>}
      </div>
      <select
        id={name}
        name={name}
        defaultValue={typed ?? (field === "" ? "-" : (field ?? ""))}
        className={`${boxStyle} ${className}`}
      >
        {field === null && <option value="">Please choose</option>}
        <option value="-">Leave out</option>
        {children}
      </select>
    </li>
  );
}
