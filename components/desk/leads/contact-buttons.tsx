"use client";

import { useState } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import type { ContactKind } from "@/lib/desk/forms/lead-change";

type Props = { id: string; name: string; links: { call: string; whatsapp: string; shownPhone: string } };

/** One tap calls or writes, and notes the time. What is noted goes out even while the phone takes over. */
export function ContactButtons({ id, name, links }: Props) {
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
        <a href={links.call} className={buttonStyle()} onClick={() => void note("call")}>
          <Icon name="call" />
          Call {links.shownPhone}
        </a>
        <a
          href={links.whatsapp}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle("outline", "bg-white")}
          onClick={() => void note("whatsapp")}
        >
          <Icon name="whatsapp" />
          WhatsApp<span className="sr-only"> {name}</span>
        </a>
      </div>
      <p role="status" className="text-ink-600 text-sm empty:hidden">
        {noted}
      </p>
    </div>
  );
}
