import type { ReactNode } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { columnLabel, sayLine } from "@/lib/desk/forms/file-columns";
import {
  type FileCell,
  type FileMend,
  type FileRow,
  newProject,
  type RowMatch,
  rowVersion,
  type RowView,
} from "@/lib/desk/forms/file-look";
import { DeskForm } from "../desk-form";
import { boxStyle, ChoiceField, labelStyle } from "../fields";

type MatchFormProps = Omit<RowFormProps, "cells" | "children"> & { match: RowMatch };

/** Which stored project a row without a key is. */
export function MatchForm({ id, row: { line, name, lines = [] }, match, mends, view, page }: MatchFormProps) {
  const version = rowVersion(mends, lines);
  const chosen = match.isAsked ? "" : (match.key ?? newProject);
  return (
    <DeskForm
      action={deskCall(deskCallPaths.mendRow, { id })}
      version={`${version} ${chosen}`}
      stays
      className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <RowBoxes {...{ line, view, page, version }} />
      <ChoiceField
        name={`cell.${line}.externalId`}
        label={
          <>
            Update this one?<span className="sr-only"> {name}</span>
          </>
        }
        none={match.isAsked ? "Please choose" : undefined}
        value={chosen}
        required
        options={[
          ...match.options.map(({ key, text }) => [key, `Yes: ${text} (${key})`] as const),
          [newProject, "No, it is a new one"],
        ]}
      />
      <button className={buttonStyle("outline")}>
        Save<span className="sr-only"> which project {name} is</span>
      </button>
    </DeskForm>
  );
}

function RowBoxes({
  line,
  view,
  page,
  version,
}: {
  line: number;
  view: RowView;
  page: number;
  version: number;
}) {
  return (
    <>
      <input type="hidden" name="line" value={line} />
      <input type="hidden" name="view" value={view} />
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="version" defaultValue={version} key={version} />
    </>
  );
}

type RowFormProps = {
  id: string;
  row: FileRow;
  cells: readonly FileCell[];
  mends: readonly FileMend[];
  view: RowView;
  page: number;
  /** Beside its button. */
  children: ReactNode;
};

/** In characters: what is longer has a box of several lines. */
const longText = 80;

/** Cells of a row, to be changed where they stand. */
export function RowForm({
  id,
  row: { line: first, lines = [] },
  cells,
  mends,
  view,
  page,
  children,
}: RowFormProps) {
  const version = rowVersion(mends, lines);
  return (
    <DeskForm action={deskCall(deskCallPaths.mendRow, { id })} stays className="grid gap-3">
      <RowBoxes {...{ line: first, view, page, version }} />
      <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {cells.map(({ line, field, text }) => {
          const name = `cell.${line}.${field}`;
          const isLong = text.length > longText || text.includes("\n");
          const box = { id: name, name, defaultValue: text, autoComplete: "off", className: boxStyle };
          return (
            <div key={name} className={isLong ? "sm:col-span-2 lg:col-span-3" : ""}>
              <label htmlFor={name} className={labelStyle}>
                {columnLabel(field)}
                <span className={line === first ? "sr-only" : "text-ink-600 font-normal"}>
                  , {sayLine(line)}
                </span>
              </label>
              {isLong ? <textarea rows={4} {...box} /> : <input {...box} />}
            </div>
          );
        })}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <button className={buttonStyle("outline")}>
          Save<span className="sr-only"> line {first}</span>
        </button>
        {children}
      </div>
    </DeskForm>
  );
}
