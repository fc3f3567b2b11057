"use client";

import type { ReactNode } from "react";
import { browserWords } from "@/content/languages/hi/browser";
import { setSpeech } from "@/lib/base/language";

// Before anything inside is rendered; on the server each request has its own (`lib/pages/page-language.ts`).
if (typeof window !== "undefined") setSpeech(() => ({ language: "hi", words: browserWords }));

/** Brings the words that the browser needs on a page in Hindi. */
export function Hindi({ children }: { children: ReactNode }) {
  return children;
}
