"use client";

import { useEffect, useRef, useState } from "react";
import { loadLater } from "@/components/ui/load-later";
import { onIdle } from "@/components/ui/on-idle";

const PictureSteps = loadLater(() => import("./picture-steps").then((module) => module.PictureSteps));

type Props = { projectKey: string; name: string; count: number; sizes: string };

/**
 * "1/5" in the corner of a card's picture. What steps to the others is loaded at the first touch, hover or focus;
 * a finger that only scrolls past brings no picture.
 */
export function MorePictures({ count, ...project }: Props) {
  const badge = useRef<HTMLSpanElement>(null);
  const [card, setCard] = useState<HTMLElement | null>(null);
  const [isWanted, setWanted] = useState(false);
  const [at, setAt] = useState(0);
  const [found, setFound] = useState(count);

  useEffect(() => {
    const parent = badge.current?.closest<HTMLElement>("[data-card]");
    const strip = badge.current?.previousElementSibling;
    if (!parent || !strip) return;
    const stop = new AbortController();
    const listener = { signal: stop.signal, passive: true };
    const want = () => {
      setCard(parent);
      setWanted(true);
    };
    parent.addEventListener("focusin", want, listener);
    parent.addEventListener(
      "pointerenter",
      ({ pointerType }) => (pointerType === "touch" ? setCard(parent) : want()),
      listener,
    );
    const onScroll = () => {
      want();
      setAt(Math.round(strip.scrollLeft / strip.clientWidth));
    };
    strip.addEventListener("scroll", onScroll, listener);
    // It may have been swiped before this script ran. Asked at once, the browser would lay out the page for each card.
    const cancel = onIdle(() => strip.scrollLeft > 0 && onScroll());
    stop.signal.addEventListener("abort", cancel);
    return () => stop.abort();
  }, []);

  return (
    <>
      <span ref={badge} aria-hidden="true" hidden={found < 2} className="photo-badge">
        {`${at + 1}/${found}`}
      </span>
      {card && <PictureSteps {...project} {...{ card, isWanted, at, setFound }} count={found} />}
    </>
  );
}
