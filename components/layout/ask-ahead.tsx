"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { onIdle } from "@/components/ui/on-idle";

const projectLink = "a[href^='/propertydetails']:not([target])";
/** After a visitor has stopped scrolling for as long, what is in view may be read. In milliseconds. */
const restMs = 600;

/**
 * Asks for the data of a project that a visitor is about to open: whose link is pressed or has the focus, or whose card
 * stands in the middle of the screen after scrolling. Never where data is dear or the line slow.
 */
export function AskAhead() {
  const router = useRouter();
  useEffect(() => {
    if (isDear()) return;
    const stop = new AbortController();
    const ask = (target: EventTarget | null | undefined) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(projectLink) : null;
      if (link) router.prefetch(link.pathname + link.search);
    };
    for (const type of ["pointerdown", "focusin"])
      addEventListener(type, ({ target }) => ask(target), { signal: stop.signal, passive: true });
    let rest: number | undefined;
    const onScroll = () => {
      clearTimeout(rest);
      rest = window.setTimeout(() => onIdle(() => !stop.signal.aborted && ask(projectInView())), restMs);
    };
    addEventListener("scroll", onScroll, { signal: stop.signal, passive: true });
    return () => {
      clearTimeout(rest);
      stop.abort();
    };
  }, [router]);
  return null;
}

function projectInView(): Element | null | undefined {
  const card = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest("article");
  return card?.querySelector(projectLink);
}

/** Not every browser tells, and TypeScript does not know it. */
function isDear(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? "");
}
