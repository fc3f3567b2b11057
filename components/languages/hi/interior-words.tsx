"use client";

import type { ReactNode } from "react";
import { fields } from "@/content/languages/hi/browser/fields";
import { loanFields } from "@/content/languages/hi/browser/loan-fields";
import { bringWords } from "../bring-words";

bringWords(fields, loanFields);

/** Brings what the page on interiors says in Hindi before it is rendered. */
export function InteriorWords({ children }: { children: ReactNode }) {
  return children;
}
