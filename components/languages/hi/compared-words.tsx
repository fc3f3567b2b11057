"use client";

import type { ReactNode } from "react";
import { amounts } from "@/content/languages/hi/browser/amounts";
import { compared } from "@/content/languages/hi/browser/compared";
import { shared } from "@/content/languages/hi/browser/shared";
import { bringWords } from "../bring-words";

bringWords(amounts, compared, shared);

/** Brings what a comparison says in Hindi before it is rendered. */
export function ComparedWords({ children }: { children: ReactNode }) {
  return children;
}
