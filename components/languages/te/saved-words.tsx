"use client";

import type { ReactNode } from "react";
import { amounts } from "@/content/languages/te/browser/amounts";
import { cards } from "@/content/languages/te/browser/cards";
import { cities } from "@/content/languages/te/browser/cities";
import { formats } from "@/content/languages/te/browser/formats";
import { places } from "@/content/languages/te/browser/places";
import { shared } from "@/content/languages/te/browser/shared";
import { shortlist } from "@/content/languages/te/browser/shortlist";
import { bringWords } from "../bring-words";

bringWords(amounts, cards, cities, formats, places, shared, shortlist);

/** Brings what the shortlist says in Telugu before it is rendered. */
export function SavedWords({ children }: { children: ReactNode }) {
  return children;
}
