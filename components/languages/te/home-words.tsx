"use client";

import type { ReactNode } from "react";
import { cards } from "@/content/languages/te/browser/cards";
import { carousel } from "@/content/languages/te/browser/carousel";
import { formats } from "@/content/languages/te/browser/formats";
import { home } from "@/content/languages/te/browser/home";
import { places } from "@/content/languages/te/browser/places";
import { search } from "@/content/languages/te/browser/search";
import { shared } from "@/content/languages/te/browser/shared";
import { states } from "@/content/languages/te/browser/states";
import { bringWords } from "../bring-words";

bringWords(cards, carousel, formats, home, places, search, shared, states);

/** Brings what the home page says in Telugu before it is rendered. */
export function HomeWords({ children }: { children: ReactNode }) {
  return children;
}
