"use client";

import type { ReactNode } from "react";
import { everywhere } from "@/content/languages/hi/browser/everywhere";
import { setSpeech } from "@/lib/base/language";
import { addressIn } from "@/lib/base/language-addresses";
import { bringWords, words } from "../bring-words";

bringWords(everywhere);

let late: Promise<unknown> | undefined;
const speech = {
  language: "hi",
  words,
  addressOf: (address: string) => addressIn("hi", address),
  late: () =>
    (late ??= import("./late-words").catch((error: unknown) => {
      late = undefined;
      throw error;
    })),
} as const;

// Before anything inside is rendered; on the server each request has its own (`lib/pages/page-language.ts`).
if (typeof window !== "undefined") setSpeech(() => speech);

/** Makes the browser speak Hindi on the pages inside, each of which brings its words. */
export function Hindi({ children }: { children: ReactNode }) {
  return children;
}
