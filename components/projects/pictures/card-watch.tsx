"use client";

import { useEffect, useState } from "react";
import { loadLater } from "@/components/ui/load-later";
import { onIdle } from "@/components/ui/on-idle";

const PictureSteps = loadLater(() => import("./picture-steps").then((module) => module.PictureSteps));

/** A card that somebody has touched, and whether its other pictures are wanted. */
type Touched = { card: HTMLElement; number: number; isWanted: boolean };

let touched = 0;
/** Which watch has a card: there may be several on a page. */
const owners = new WeakMap<HTMLElement, unknown>();

/**
 * Steps to the other pictures of a card, whose code is loaded at the first touch, hover or focus of one; a finger that only
 * scrolls past brings no picture. Stands beside each row of cards, and serves all of the page: as parts of their own the cards
 * would cost it data and rendering.
 */
export function CardWatch() {
  const [cards, setCards] = useState<readonly Touched[]>([]);

  useEffect(() => {
    const touch = (target: EventTarget | null, isWanted: boolean) => {
      const card = target instanceof Element ? target.closest<HTMLElement>("[data-card]") : null;
      if (!card?.querySelector(".picture-strip")) return;
      if ((owners.get(card) ?? setCards) !== setCards) return;
      owners.set(card, setCards);
      setCards((before) => {
        const known = before.find((one) => one.card === card);
        if (known?.isWanted || (known && !isWanted)) return before;
        const others = before.filter((one) => one !== known && one.card.isConnected);
        return [...others, { card, number: known?.number ?? touched++, isWanted }];
      });
    };
    const hear = (event: Event) =>
      touch(event.target, !(event instanceof PointerEvent) || event.pointerType !== "touch");
    const stop = new AbortController();
    for (const type of ["pointerover", "focusin", "scroll"])
      document.addEventListener(type, hear, { capture: true, passive: true, signal: stop.signal });
    // One may have been swiped before this script ran. Asked at once, the browser would lay out the page for it.
    const cancel = onIdle(() => {
      for (const strip of document.querySelectorAll(".picture-strip"))
        if (strip.scrollLeft > 0) touch(strip, true);
    });
    stop.signal.addEventListener("abort", cancel);
    stop.signal.addEventListener("abort", () => {
      for (const card of document.querySelectorAll<HTMLElement>("[data-card]"))
        if (owners.get(card) === setCards) owners.delete(card);
    });
    return () => stop.abort();
  }, []);

  return cards.map(({ card, number, isWanted }) => <PictureSteps key={number} {...{ card, isWanted }} />);
}
