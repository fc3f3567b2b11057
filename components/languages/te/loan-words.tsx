"use client";

import type { ReactNode } from "react";
import { carousel } from "@/content/languages/te/browser/carousel";
import { fields } from "@/content/languages/te/browser/fields";
import { loanFields } from "@/content/languages/te/browser/loan-fields";
import { bringWords } from "../bring-words";

bringWords(carousel, fields, loanFields);

/** Brings what the page on help with loans says in Telugu before it is rendered. */
export function LoanWords({ children }: { children: ReactNode }) {
  return children;
}
