"use client";

import type { ReactNode } from "react";
import { carousel } from "@/content/languages/hi/browser/carousel";
import { cities } from "@/content/languages/hi/browser/cities";
import { home } from "@/content/languages/hi/browser/home";
import { search } from "@/content/languages/hi/browser/search";
import { shared } from "@/content/languages/hi/browser/shared";
import { stateField } from "@/content/languages/hi/browser/state-field";
import { bringWords } from "../bring-words";

bringWords(carousel, cities, home, search, shared, stateField);

/** Brings what the home page says in Hindi before it is rendered. */
export function HomeWords({ children }: { children: ReactNode }) {
  return children;
}
