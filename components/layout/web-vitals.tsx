"use client";

import { useEffect, useState, type ComponentType } from "react";

const load = () => import("./vitals-reporter").then(({ VitalsReporter }) => VitalsReporter);

/**
 * Web-vitals reporting (specification, section 9). What measures is larger than all else of the frame, and the browser
 * remembers what it has to tell: so it is loaded when the page is, in an idle moment. Whoever leaves before is not
 * counted.
 */
export function WebVitals() {
  const [Reporter, setReporter] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (wantsNone()) return;
    return whenQuiet(() => {
      load().then(
        (loaded) => setReporter(() => loaded),
        () => undefined,
      );
    });
  }, []);

  return Reporter && <Reporter />;
}

/** The visitor's browser asks not to be tracked, or to save data: then nothing is loaded, measured or sent. */
function wantsNone(): boolean {
  // Not every browser has these, and TypeScript knows neither.
  const { globalPrivacyControl, connection } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
    connection?: { saveData?: boolean };
  };
  return globalPrivacyControl === true || connection?.saveData === true;
}

/** Calls `act` when the page has loaded and nothing else is to be done. Answers how to stop waiting. */
function whenQuiet(act: () => void): () => void {
  const stop = new AbortController();
  const idle = () => {
    const unlessStopped = () => !stop.signal.aborted && act();
    if ("requestIdleCallback" in window) requestIdleCallback(unlessStopped, { timeout: 2_000 });
    else setTimeout(unlessStopped, 200);
  };
  if (document.readyState === "complete") idle();
  else addEventListener("load", idle, { once: true, signal: stop.signal });
  return () => stop.abort();
}
