"use client";

import { useEffect, useState } from "react";
import { loadLater } from "@/components/ui/load-later";
import { onIdleAfterLoad } from "@/components/ui/on-idle-after-load";
import "./common-code";
import { useEarlyPresses } from "./use-early-presses";

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
