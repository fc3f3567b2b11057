"use client";

import type { ReactNode } from "react";
import { emi } from "@/content/languages/te/browser/emi";
import { formats } from "@/content/languages/te/browser/formats";
import { bringWords } from "../bring-words";

bringWords(emi, formats);

/** Brings what the calculator says in Telugu before it is rendered. */
export function EmiWords({ children }: { children: ReactNode }) {
  return children;
}
