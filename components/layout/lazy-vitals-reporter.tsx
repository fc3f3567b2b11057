"use client";

import { useEffect, useState } from "react";
import { loadLater } from "@/components/ui/load-later";
import { onIdleAfterLoad } from "@/components/ui/on-idle-after-load";

const VitalsReporter = loadLater(() => import("./vitals-reporter").then((module) => module.VitalsReporter));

/**
 * Web-vitals reporting (specification, section 9). The measuring code is larger than all other code of the layout, so
 * it is loaded in an idle moment after the page; the browser keeps earlier measurements for it. Visitors who leave
 * before that are not counted.
 */
export function LazyVitalsReporter() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!refusesMeasuring()) return onIdleAfterLoad(() => setIdle(true));
  }, []);
  return isIdle && <VitalsReporter />;
}

/** Whether the browser asks not to be tracked, or to save data: then nothing is loaded, measured or sent. */
function refusesMeasuring(): boolean {
  // Not every browser has these, and TypeScript does not know them.
  const { globalPrivacyControl, connection } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
    connection?: { saveData?: boolean };
  };
  return globalPrivacyControl === true || connection?.saveData === true;
}
