"use client";

import { useEffect, useRef, useState, type CSSProperties } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { Picture } from "@/components/ui/picture";
import { Icon } from "@/components/ui/icon";
import { useBackStep } from "@/components/ui/use-back-step";
import { brand } from "@/content/site";
import { welcome } from "@/content/welcome";
import { roomForWelcome } from "./schedule-welcome";
import { t } from "@/lib/base/language";

/** `picture`: the sizes of its picture (`lib/base/made-picture.ts`). */
type Props = { onClose: () => void; picture: string | null };

/**
 * Introduces the company in a card: on phones at the bottom, below the search and beside a page that can be used, else in
 * the middle, over it.
 */
export function WelcomeDialog({ onClose, picture }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const [room] = useState(roomForWelcome);

  useEffect(() => {
    const element = dialog.current;
    const stop = new AbortController();
    if (room === null) element?.showModal();
    else {
      element?.show();
      // The page can be used beside it: whoever does so is not asked to close it first.
      const close = (event: Event) => {
        const isBeside = event.target instanceof Node && !element?.contains(event.target);
        if (event instanceof KeyboardEvent ? event.key === "Escape" : isBeside) element?.close();
      };
      for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, close, { signal: stop.signal });
    }
    // On the heading, so that it is read first: on a button the browser would draw a focus ring.
    heading.current?.focus({ preventScroll: true });
    return () => stop.abort();
  }, [room]);
  useBackStep(() => dialog.current?.close());

  return (
    <dialog
      ref={dialog}
      aria-labelledby="welcome-heading"
      aria-describedby="welcome-text"
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      onClose={onClose}
      style={{ "--room": room === null ? "100dvh" : `${room}px` } as CSSProperties}
      className="welcome-in text-ink-900 rounded-card shadow-soft fixed inset-x-3 top-auto bottom-3 z-50 m-0 max-h-[min(25dvh,var(--room))] w-auto max-w-none overflow-y-auto bg-white p-0 md:inset-0 md:m-auto md:h-fit md:max-h-[90dvh] md:w-180 md:backdrop:bg-black/50"
    >
      <div className="grid grid-cols-[4rem_1fr] gap-x-3 p-3 md:grid-cols-[18.75rem_1fr] md:gap-x-8 md:p-0 md:pr-8">
        <h2
          ref={heading}
          id="welcome-heading"
          tabIndex={-1}
          className="md:before:bg-gold-500 col-start-2 pr-8 font-black text-balance outline-none md:pt-10 md:text-3xl md:before:mb-4 md:before:block md:before:h-0.5 md:before:w-12"
        >
          {t("Welcome to {company}", { company: brand.name })}
        </h2>
        <div className="bg-surface-warm rounded-control relative col-start-1 row-span-2 row-start-1 min-h-16 overflow-hidden md:row-span-3 md:row-start-1 md:rounded-none">
          <Picture
            {...welcome.image}
            alt={t(welcome.image.alt)}
            made={picture}
            sizes="(min-width: 768px) 600px, 128px"
          />
        </div>
        <p id="welcome-text" className="text-ink-600 text-sm md:pt-3 md:text-base">
          {t(brand.about)}
        </p>
        <form method="dialog" className="md:pt-8 md:pb-10">
          <button type="submit" className={buttonStyle("primary", "px-8 max-md:hidden")}>
            {t(welcome.start)}
          </button>
          <button
            type="submit"
            aria-label={t(welcome.close)}
            className="size-touch hover:bg-surface-warm absolute top-1.5 right-1.5 grid place-items-center rounded-full"
          >
            <Icon name="close" />
          </button>
        </form>
      </div>
    </dialog>
  );
}
