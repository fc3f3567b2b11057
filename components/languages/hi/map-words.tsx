"use client";

import type { ReactNode } from "react";
import { amounts } from "@/content/languages/hi/browser/amounts";
import { cards } from "@/content/languages/hi/browser/cards";
import { cities } from "@/content/languages/hi/browser/cities";
import { filters } from "@/content/languages/hi/browser/filters";
import { formats } from "@/content/languages/hi/browser/formats";
import { listing } from "@/content/languages/hi/browser/listing";
import { map } from "@/content/languages/hi/browser/map";
import { search } from "@/content/languages/hi/browser/search";
import { shared } from "@/content/languages/hi/browser/shared";
import { bringWords } from "../bring-words";

bringWords(amounts, cards, cities, filters, formats, listing, map, search, shared);

/** Brings what the map of a list says in Hindi before it is rendered. */
export function MapWords({ children }: { children: ReactNode }) {
  return children;
}
