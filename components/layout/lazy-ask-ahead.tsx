"use client";

import { useEffect, useState } from "react";
import { loadLater } from "@/components/ui/load-later";
import { onIdleAfterLoad } from "@/components/ui/on-idle-after-load";
import "./common-code";

const AskAhead = loadLater(() => import("./ask-ahead").then((module) => module.AskAhead));

/** Asking for data ahead, loaded in an idle moment after the page; never where data is dear or the line slow. */
export function LazyAskAhead() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!isDear()) return onIdleAfterLoad(() => setIdle(true));
  }, []);
  return isIdle && <AskAhead />;
}

/** Not every browser tells, and TypeScript does not know it. */
function isDear(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? "");
}
