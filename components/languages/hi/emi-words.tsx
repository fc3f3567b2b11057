"use client";

import type { ReactNode } from "react";
import { amounts } from "@/content/languages/hi/browser/amounts";
import { emi } from "@/content/languages/hi/browser/emi";
import { bringWords } from "../bring-words";

bringWords(amounts, emi);

/** Brings what the calculator says in Hindi before it is rendered. */
export function EmiWords({ children }: { children: ReactNode }) {
  return children;
}
