"use client";

import type { ReactNode } from "react";
import { cards } from "@/content/languages/hi/browser/cards";
import { carousel } from "@/content/languages/hi/browser/carousel";
import { formats } from "@/content/languages/hi/browser/formats";
import { home } from "@/content/languages/hi/browser/home";
import { places } from "@/content/languages/hi/browser/places";
import { search } from "@/content/languages/hi/browser/search";
import { shared } from "@/content/languages/hi/browser/shared";
import { states } from "@/content/languages/hi/browser/states";
import { bringWords } from "../bring-words";

bringWords(cards, carousel, formats, home, places, search, shared, states);

/** Brings what the home page says in Hindi before it is rendered. */
export function HomeWords({ children }: { children: ReactNode }) {
  return children;
}
