"use client";

import type { ReactNode } from "react";
import { shared } from "@/content/languages/te/browser/shared";
import { visit } from "@/content/languages/te/browser/visit";
import { bringWords } from "../bring-words";

bringWords(shared, visit);

/** Brings what site-visit sheets say in Telugu before they are rendered. */
export function VisitWords({ children }: { children: ReactNode }) {
  return children;
}
