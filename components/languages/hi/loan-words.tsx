"use client";

import type { ReactNode } from "react";
import { carousel } from "@/content/languages/hi/browser/carousel";
import { fields } from "@/content/languages/hi/browser/fields";
import { loanFields } from "@/content/languages/hi/browser/loan-fields";
import { bringWords } from "../bring-words";

bringWords(carousel, fields, loanFields);

/** Brings what the page on help with loans says in Hindi before it is rendered. */
export function LoanWords({ children }: { children: ReactNode }) {
  return children;
}
