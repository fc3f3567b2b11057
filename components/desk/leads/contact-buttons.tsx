"use client";

import { useState, type ReactNode } from "react";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import type { ContactKind } from "@/lib/desk/forms/lead-work";

type Props = {
  id: string;
  links: { call: string; whatsapp: string };
  /** What the two buttons show; nothing for a way that is not open. */
  call: ReactNode;
  whatsapp: ReactNode;
};

/**
 * One tap calls or writes, and notes the time, also when it comes before React (`data-again`, components/layout/use-early-presses.ts).
 * What is noted goes out even while the phone takes over.
 */
export function ContactButtons({ id, links, call, whatsapp }: Props) {
  const [noted, setNoted] = useState("");
  async function note(by: ContactKind): Promise<void> {
    const answer = await fetch(deskCall(deskCallPaths.contactLead, { id }), {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams({ by }),
      keepalive: true,
    }).catch(() => null);
    setNoted(
      answer?.ok
        ? `Noted: ${by === "call" ? "called" : "written"} just now.`
        : "The time could not be noted. Please write it into a note.",
    );
  }
  return (
    <div className="grid gap-2">
      <div className="grid gap-3 sm:grid-cols-2">
        {call && (
          <a href={links.call} data-again="" className="button-primary" onClick={() => void note("call")}>
            {call}
          </a>
        )}
        {whatsapp && (
          <a
            href={links.whatsapp}
            data-again=""
            target="_blank"
            rel="noreferrer"
            className="button-outline bg-white"
            onClick={() => void note("whatsapp")}
          >
            {whatsapp}
          </a>
        )}
      </div>
      <p role="status" className="text-ink-600 text-sm empty:hidden">
        {noted}
      </p>
    </div>
  );
}
