"use client";

import type { ReactNode } from "react";
import { amounts } from "@/content/languages/te/browser/amounts";
import { cost } from "@/content/languages/te/browser/cost";
import { emi } from "@/content/languages/te/browser/emi";
import { emiActions } from "@/content/languages/te/browser/emi-actions";
import { bringWords } from "../bring-words";

bringWords(amounts, cost, emi, emiActions);

/** Brings what the calculator says in Telugu before it is rendered. */
export function EmiWords({ children }: { children: ReactNode }) {
  return children;
}
