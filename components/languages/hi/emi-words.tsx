"use client";

import type { ReactNode } from "react";
import { amounts } from "@/content/languages/hi/browser/amounts";
import { cost } from "@/content/languages/hi/browser/cost";
import { emi } from "@/content/languages/hi/browser/emi";
import { emiActions } from "@/content/languages/hi/browser/emi-actions";
import { bringWords } from "../bring-words";

bringWords(amounts, cost, emi, emiActions);

/** Brings what the calculator says in Hindi before it is rendered. */
export function EmiWords({ children }: { children: ReactNode }) {
  return children;
}
