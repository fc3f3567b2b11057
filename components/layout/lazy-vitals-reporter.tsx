"use client";

import { useEffect, useState, type ComponentType } from "react";

const load = () => import("./vitals-reporter").then(({ VitalsReporter }) => VitalsReporter);

/**
 * Web-vitals reporting (specification, section 9). The measuring code is larger than all other code of the layout, so
 * it is loaded in an idle moment after the page; the browser keeps earlier measurements for it. Visitors who leave
 * before that are not counted.
 */
export function LazyVitalsReporter() {
  const [Reporter, setReporter] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (refusesMeasuring()) return;
    return whenIdleAfterLoad(() => {
      load().then(
        (loaded) => setReporter(() => loaded),
        () => undefined,
      );
    });
  }, []);

  return Reporter && <Reporter />;
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

/** Calls `callback` once the page has loaded and the browser is idle. Returns a function that cancels it. */
function whenIdleAfterLoad(callback: () => void): () => void {
  const stop = new AbortController();
  const idle = () => {
    const unlessStopped = () => !stop.signal.aborted && callback();
    if ("requestIdleCallback" in window) requestIdleCallback(unlessStopped, { timeout: 2_000 });
    else setTimeout(unlessStopped, 200);
  };
  if (document.readyState === "complete") idle();
  else addEventListener("load", idle, { once: true, signal: stop.signal });
  return () => stop.abort();
}
