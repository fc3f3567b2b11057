"use client";

import type { ReactNode } from "react";
import { amounts } from "@/content/languages/hi/browser/amounts";
import { cost } from "@/content/languages/hi/browser/cost";
import { emiActions } from "@/content/languages/hi/browser/emi-actions";
import { formats } from "@/content/languages/hi/browser/formats";
import { stateField } from "@/content/languages/hi/browser/state-field";
import { states } from "@/content/languages/hi/browser/states";
import { totalCost } from "@/content/languages/hi/browser/total-cost";
import { bringWords } from "../bring-words";

bringWords(amounts, cost, emiActions, formats, stateField, states, totalCost);

/** Brings what the calculator of the whole cost says in Hindi before it is rendered. */
export function CostWords({ children }: { children: ReactNode }) {
  return children;
}
