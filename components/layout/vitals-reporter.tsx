"use client";

import { useReportWebVitals } from "next/web-vitals";
import { useEffect } from "react";
import { addMetric, reportWhenHidden } from "./vitals-report";

/** Measures this page view and sends the result once, when the page is hidden. */
export function VitalsReporter() {
  useReportWebVitals(addMetric);
  useEffect(reportWhenHidden, []);
  return null;
}
