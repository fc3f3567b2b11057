"use client";

import type { ReactNode } from "react";
import { amounts } from "@/content/languages/te/browser/amounts";
import { cards } from "@/content/languages/te/browser/cards";
import { cities } from "@/content/languages/te/browser/cities";
import { filters } from "@/content/languages/te/browser/filters";
import { formats } from "@/content/languages/te/browser/formats";
import { listing } from "@/content/languages/te/browser/listing";
import { map } from "@/content/languages/te/browser/map";
import { search } from "@/content/languages/te/browser/search";
import { shared } from "@/content/languages/te/browser/shared";
import { bringWords } from "../bring-words";

bringWords(amounts, cards, cities, filters, formats, listing, map, search, shared);

/** Brings what the map of a list says in Telugu before it is rendered. */
export function MapWords({ children }: { children: ReactNode }) {
  return children;
}
