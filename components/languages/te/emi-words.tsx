"use client";

import type { ReactNode } from "react";
import { amounts } from "@/content/languages/te/browser/amounts";
import { emi } from "@/content/languages/te/browser/emi";
import { bringWords } from "../bring-words";

bringWords(amounts, emi);

/** Brings what the calculator says in Telugu before it is rendered. */
export function EmiWords({ children }: { children: ReactNode }) {
  return children;
}
