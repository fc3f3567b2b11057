"use client";

import type { ReactNode } from "react";
import { shared } from "@/content/languages/hi/browser/shared";
import { visit } from "@/content/languages/hi/browser/visit";
import { bringWords } from "../bring-words";

bringWords(shared, visit);

/** Brings what site-visit sheets say in Hindi before they are rendered. */
export function VisitWords({ children }: { children: ReactNode }) {
  return children;
}
