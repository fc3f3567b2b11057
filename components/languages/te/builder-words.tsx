"use client";

import type { ReactNode } from "react";
import { shared } from "@/content/languages/te/browser/shared";
import { bringWords } from "../bring-words";

bringWords(shared);

/** Brings what the page of a builder says in Telugu before it is rendered. */
export function BuilderWords({ children }: { children: ReactNode }) {
  return children;
}
