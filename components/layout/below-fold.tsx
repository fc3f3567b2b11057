"use client";

import { startTransition, useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { afterNextFrame } from "@/components/ui/after-next-frame";

const neverChanges = () => () => undefined;

/**
 * What nobody sees before scrolling. In the document that is loaded it is there from the start. On a page that the
 * visitor goes on to, its first screen is painted first, and this follows with the next frame: on a cheap phone that
 * halves the wait.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const isLoaded = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  // Back and forward lead to a place on the page, so all of it has to be there.
  const [isShown, setShown] = useState(isLoaded || historyStep.isBack);
  useEffect(() => {
    if (isShown) return;
    return afterNextFrame(() => startTransition(() => setShown(true)));
  }, [isShown]);
  // As high as a screen, so that what comes after it is not seen first and then pushed away.
  return isShown ? children : <div className="h-dvh" />;
}

/** Whether the visitor came where they are, or are about to be, by Back or Forward. */
const historyStep = { isBack: false };

if (typeof window !== "undefined") {
  window.addEventListener("popstate", () => (historyStep.isBack = true));
  window.addEventListener("click", () => (historyStep.isBack = false), true);
}
