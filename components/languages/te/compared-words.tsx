"use client";

import type { ReactNode } from "react";
import { amounts } from "@/content/languages/te/browser/amounts";
import { compared } from "@/content/languages/te/browser/compared";
import { shared } from "@/content/languages/te/browser/shared";
import { bringWords } from "../bring-words";

bringWords(amounts, compared, shared);

/** Brings what a comparison says in Telugu before it is rendered. */
export function ComparedWords({ children }: { children: ReactNode }) {
  return children;
}
