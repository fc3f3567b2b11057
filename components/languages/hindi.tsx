"use client";

import type { ReactNode } from "react";
import { browserWords } from "@/content/languages/hi/browser";
import { setSpeech, type Speech } from "@/lib/base/language";
import { addressIn } from "@/lib/base/language-addresses";

const words = new Map(Object.entries(browserWords));
const speech: Speech = { language: "hi", words, addressOf: (address) => addressIn("hi", address) };

// Before anything inside is rendered; on the server each request has its own (`lib/pages/page-language.ts`).
if (typeof window !== "undefined") setSpeech(() => speech);

/** Brings the words that the browser needs on a page in Hindi. */
export function Hindi({ children }: { children: ReactNode }) {
  return children;
}
