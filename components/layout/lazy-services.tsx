"use client";

import { useEffect, useState } from "react";
import { loadLater } from "@/components/ui/load-later";
import "./common-code";
import { useEarlyPresses } from "./use-early-presses";
import { onIdle } from "@/components/ui/on-idle";

const LateServices = loadLater(() => import("./late-services").then((module) => module.LateServices));

/** Repeats what was done before React was there; then what can wait for an idle moment after the page, never while somebody saves data. */
export function LazyServices({ isDesk = false }: { isDesk?: boolean }) {
  useEarlyPresses();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // Not every browser tells, and TypeScript does not know it.
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (!connection?.saveData) return onIdleAfterLoad(() => setIdle(true));
  }, []);
  return isIdle && <LateServices isDesk={isDesk} />;
}

/** Calls `callback` once the page has loaded and the browser is idle. Returns a function that cancels it. */
function onIdleAfterLoad(callback: () => void): () => void {
  const stop = new AbortController();
  const whenLoaded = () => stop.signal.addEventListener("abort", onIdle(callback));
  if (document.readyState === "complete") whenLoaded();
  else addEventListener("load", whenLoaded, { once: true, signal: stop.signal });
  return () => stop.abort();
}
