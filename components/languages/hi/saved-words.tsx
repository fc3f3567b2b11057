"use client";

import type { ReactNode } from "react";
import { amounts } from "@/content/languages/hi/browser/amounts";
import { cards } from "@/content/languages/hi/browser/cards";
import { cities } from "@/content/languages/hi/browser/cities";
import { formats } from "@/content/languages/hi/browser/formats";
import { places } from "@/content/languages/hi/browser/places";
import { shared } from "@/content/languages/hi/browser/shared";
import { shortlist } from "@/content/languages/hi/browser/shortlist";
import { bringWords } from "../bring-words";

bringWords(amounts, cards, cities, formats, places, shared, shortlist);

/** Brings what the shortlist says in Hindi before it is rendered. */
export function SavedWords({ children }: { children: ReactNode }) {
  return children;
}
