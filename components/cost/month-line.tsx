"use client";

import { loadLater } from "@/components/ui/load-later";
import type { Priced } from "@/lib/cost/project-cost";
import { keptMeans } from "./kept-means";

const MonthWords = loadLater(() => import("./month-words").then((module) => module.MonthWords));

/**
 * The EMI of a home for a visitor who asked this device to remember "What we can afford"; its code is loaded for nobody else.
 * The style sheet shows the line to them alone, from the first paint on, so that nothing moves when its words come.
 */
export function MonthLine({ home, className = "" }: { home: Priced; className?: string }) {
  const means = keptMeans.use();
  if (!(home.minPrice ?? home.price)) return null;
  return <p className={`month-line ${className}`}>{means && <MonthWords means={means} home={home} />}</p>;
}
