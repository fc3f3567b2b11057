"use client";

import type { ReactNode } from "react";
import { carousel } from "@/content/languages/te/browser/carousel";
import { cities } from "@/content/languages/te/browser/cities";
import { home } from "@/content/languages/te/browser/home";
import { search } from "@/content/languages/te/browser/search";
import { shared } from "@/content/languages/te/browser/shared";
import { stateField } from "@/content/languages/te/browser/state-field";
import { bringWords } from "../bring-words";

bringWords(carousel, cities, home, search, shared, stateField);

/** Brings what the home page says in Telugu before it is rendered. */
export function HomeWords({ children }: { children: ReactNode }) {
  return children;
}
