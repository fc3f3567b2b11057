"use client";

import type { ReactNode } from "react";
import { amounts } from "@/content/languages/te/browser/amounts";
import { cost } from "@/content/languages/te/browser/cost";
import { emiActions } from "@/content/languages/te/browser/emi-actions";
import { formats } from "@/content/languages/te/browser/formats";
import { stateField } from "@/content/languages/te/browser/state-field";
import { states } from "@/content/languages/te/browser/states";
import { totalCost } from "@/content/languages/te/browser/total-cost";
import { bringWords } from "../bring-words";

bringWords(amounts, cost, emiActions, formats, stateField, states, totalCost);

/** Brings what the calculator of the whole cost says in Telugu before it is rendered. */
export function CostWords({ children }: { children: ReactNode }) {
  return children;
}
