"use client";

import { type MouseEvent, useId, useRef, useState, type ReactNode } from "react";
import { type WhatsappText, whatsappLabels } from "@/content/whatsapp-texts";
import { buttonStyle } from "@/components/ui/button-style";
import { deskCallPaths, deskCall } from "@/lib/desk/forms/desk-paths";
import type { ContactKind, LeadWork } from "@/lib/desk/forms/lead-work";
import { sendForm } from "../send-form";
import { Notice } from "../marks";
import { Sheet } from "./sheet";

type Props = {
  id: string;
  /** A colleague has the lead, and is called for all the same. */
  isInPlace: boolean;
  /** What has to be pressed before the buttons are there; null: nothing. */
  fold: string | null;
  /** How the person is reached; null while nobody may. */
  ways: {
    links: { call: string; whatsapp: string };
    texts: LeadWork["texts"];
    /** What the two buttons show; nothing for a way that is not open. */
    call: ReactNode;
    whatsapp: ReactNode;
  } | null;
};

/** A call does not wait longer for the desk, which may be away. In milliseconds. */
const patienceMs = 3_000;

type Noted = { text: string; isProblem?: boolean };

/**
 * A tap takes the lead, notes the time and calls, or opens the text that was chosen; a call that a colleague was quicker with is not made. What
 * was noted is said also when nobody may call any more, as after a call at night. A tap that
 * came before React (`data-again`, components/layout/use-early-presses.ts) has called already, and is noted.
 */
export function ContactButtons({ id, isInPlace, fold, ways }: Props) {
  const [noted, setNoted] = useState<Noted | null>(null);
  const sheet = useId();
  const isAsking = useRef(false);
  const isClear = useRef(false);

  /** Whether the way is clear: also when nobody could be asked. */
  async function note(by: ContactKind, text?: WhatsappText): Promise<boolean> {
    setNoted({ text: "One moment…" });
    const reply = await Promise.race([
      sendForm(deskCall(deskCallPaths.contactLead, { id }), {
        by,
        ...(text && { text }),
        ...(isInPlace && { inPlace: "1" }),
      }),
      new Promise<null>((done) => setTimeout(done, patienceMs, null)),
    ]);
    const isTaken = reply?.kind === "refused" && reply.status === 409;
    if (reply?.kind === "done")
      setNoted({ text: `Noted: ${by === "call" ? "called" : "written"} just now.` });
    else if (isTaken) setNoted({ text: reply.problem, isProblem: true });
    else setNoted({ text: "The time could not be noted. Please write it into a note.", isProblem: true });
    return !isTaken;
  }

  function onCall(event: MouseEvent<HTMLAnchorElement>): void {
    // The click of `tryCall` itself: the phone takes it.
    if (isClear.current) return void (isClear.current = false);
    const hasCalled = event.defaultPrevented;
    event.preventDefault();
    // Two taps are one call.
    if (!isAsking.current) void tryCall(event.currentTarget, hasCalled);
  }

  async function tryCall(link: HTMLAnchorElement, hasCalled: boolean): Promise<void> {
    isAsking.current = true;
    const mayCall = await note("call");
    isAsking.current = false;
    if (!mayCall || hasCalled) return;
    isClear.current = true;
    link.click();
  }

  const buttons = ways && (
    <Ways {...ways} sheet={sheet} onCall={onCall} onWrite={(text) => void note("whatsapp", text)} />
  );
  return (
    <div className="grid gap-2">
      {fold && buttons ? (
        <details>
          <summary className={buttonStyle("outline", "mb-3 cursor-pointer bg-white")}>{fold}</summary>
          {buttons}
        </details>
      ) : (
        buttons
      )}
      <div role="status" className="text-ink-600 text-sm empty:hidden">
        {noted?.isProblem ? <Notice kind="problem">{noted.text}</Notice> : noted?.text}
      </div>
    </div>
  );
}

type WaysProps = NonNullable<Props["ways"]> & {
  /** The id of the sheet with the texts for WhatsApp. */
  sheet: string;
  onCall: (event: MouseEvent<HTMLAnchorElement>) => void;
  onWrite: (text: WhatsappText | undefined) => void;
};

function Ways({ links, texts, call, whatsapp, sheet, onCall, onWrite }: WaysProps) {
  const own = { name: undefined, text: "Write something else", href: links.whatsapp };
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {call && (
        <a href={links.call} data-again="" aria-keyshortcuts="c" className="button-primary" onClick={onCall}>
          {call}
        </a>
      )}
      {whatsapp && (
        <>
          <button type="button" popoverTarget={sheet} className="button-outline bg-white">
            {whatsapp}
          </button>
          <Sheet id={sheet} title="What to write on WhatsApp">
            {[...texts, own].map(({ name, text, href }) => (
              <a
                key={href}
                href={href}
                data-again=""
                target="_blank"
                rel="noreferrer"
                className="border-surface-line rounded-control hover:border-brand-600 min-h-touch block border p-3 wrap-anywhere whitespace-pre-line"
                onClick={({ currentTarget }) => {
                  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
                  onWrite(name);
                }}
              >
                {name && <b className="block">{whatsappLabels[name]}</b>}
                {text}
              </a>
            ))}
          </Sheet>
        </>
      )}
    </div>
  );
}
