"use client";

import type { KeyboardEvent } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { deskCall, deskCallPaths, leadPath } from "@/lib/desk/forms/desk-paths";
import type { NextLead } from "@/lib/desk/forms/lead-work";
import {
  type Choice,
  lostReasons,
  type Outcome,
  outcomeLabels,
  outcomes,
  sheetOf,
} from "@/lib/desk/forms/outcomes";
import { DeskForm } from "../desk-form";
import { boxStyle } from "../fields";
import { Sheet } from "./sheet";

type Props = {
  id: string;
  /** The newest event of the lead's history that the page shows. */
  event: number;
  later: readonly Choice[];
  visit: readonly Choice[];
  /** The outcome that whoever looks has just written down, as it is said; it may be taken back. */
  justNoted: string | null;
  next: NextLead | null;
  draft: { problem: string; fields: Record<string, string> } | null;
};

/** What came of a call, in one tap or two, at the thumb on a phone and above all else on a wide screen; and the next lead. */
export function OutcomeBar({ id, event, later, visit, justNoted, next, draft }: Props) {
  const choices: Partial<Record<Outcome, readonly Choice[]>> = {
    later,
    visit,
    "not-now": Object.entries(lostReasons).map(([reason, label]) => ({ label, value: `not-now:${reason}` })),
  };
  return (
    <section
      aria-label="What came of it"
      data-bar=""
      className="border-surface-line bg-surface-warm sticky bottom-0 z-10 order-last -mx-1 grid gap-2 border-t px-1 py-2 lg:static lg:order-none lg:border-0 lg:py-0 [@media(max-height:36rem)]:static"
      // What is said of the form stands below the sheet.
      onSubmit={() => document.querySelector<HTMLElement>("[popover]:popover-open")?.hidePopover()}
    >
      {(justNoted || next) && (
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          {justNoted && (
            <DeskForm
              action={deskCall(deskCallPaths.undoOutcome, { id })}
              className="flex items-center gap-2"
            >
              <span className="text-success-600 font-bold">{justNoted}</span>
              <button className={linkStyle}>Undo</button>
            </DeskForm>
          )}
          {next && (
            <a href={leadPath(next.id)} aria-keyshortcuts="j" className={`${linkStyle} ml-auto`}>
              Next: {next.name}
              {next.isNew ? ", new" : ", follow-up"} →
            </a>
          )}
        </div>
      )}
      <DeskForm
        action={deskCall(deskCallPaths.outcomeLead, { id })}
        problem={draft?.problem}
        className="grid gap-2 lg:grid-cols-[minmax(12rem,1fr)_auto] [&>[aria-live]]:col-span-full"
      >
        {/* The first button is the one that Enter presses: it adds the note alone. */}
        <button name="outcome" value="note" className="sr-only" tabIndex={-1} aria-hidden="true">
          Add note
        </button>
        <input type="hidden" name="version" defaultValue={event} key={event} />
        <input
          name="note"
          maxLength={2_000}
          defaultValue={draft?.fields.note}
          aria-label="What was said"
          placeholder="What was said (if it matters)"
          aria-keyshortcuts="n"
          autoComplete="off"
          className={boxStyle}
        />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-1 lg:flex lg:flex-wrap">
          {outcomes.map((outcome, place) => {
            const offered = choices[outcome];
            const shared = { className: chipStyle, "aria-keyshortcuts": String(place + 1) };
            return offered ? (
              <ChoiceSheet key={outcome} outcome={outcome} choices={offered} button={shared} />
            ) : (
              <button key={outcome} name="outcome" value={outcome} {...shared}>
                {outcomeLabels[outcome]}
              </button>
            );
          })}
        </div>
      </DeskForm>
    </section>
  );
}

type SheetProps = {
  outcome: Outcome;
  choices: readonly Choice[];
  button: { className: string; "aria-keyshortcuts": string };
};

const titles: Partial<Record<Outcome, string>> = {
  later: "When to call again?",
  visit: "When is the visit?",
  "not-now": "Why not now?",
};
const boxes: Partial<Record<Outcome, string>> = { later: "laterAt", visit: "visitAt" };

/** A button that opens a sheet with the choices, by the browser alone. */
function ChoiceSheet({ outcome, choices, button }: SheetProps) {
  const id = sheetOf(outcome);
  const box = boxes[outcome];
  return (
    <>
      <button type="button" popoverTarget={id} {...button}>
        {outcomeLabels[outcome]}…
      </button>
      <Sheet id={id} title={titles[outcome] ?? ""}>
        {choices.map(({ label, value }) => (
          <button key={value} name="outcome" value={value} className={buttonStyle("outline", "bg-white")}>
            {label}
          </button>
        ))}
        {box && (
          <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
            <input
              name={box}
              type="datetime-local"
              aria-label="Another day and time"
              className={boxStyle}
              onKeyDown={saveOnEnter}
            />
            <button name="outcome" value={`${outcome}:`} className={buttonStyle("primary")}>
              Save
            </button>
          </div>
        )}
      </Sheet>
    </>
  );
}

/** Enter would press the form's first button, which adds the note alone: here it presses the one beside the box. */
function saveOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  const { form, nextElementSibling: save } = event.currentTarget;
  if (event.key !== "Enter" || !(save instanceof HTMLElement)) return;
  event.preventDefault();
  form?.requestSubmit(save);
}

const linkStyle =
  "text-brand-600 min-h-touch inline-flex items-center font-bold underline underline-offset-4";
const chipStyle =
  "border-surface-line rounded-control min-h-touch hover:border-brand-600 border bg-white px-0.5 text-sm leading-tight tracking-tight font-bold lg:px-3";
