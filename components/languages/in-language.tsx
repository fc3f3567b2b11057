import type { ReactNode } from "react";
import { language } from "@/lib/base/language";
import { Hindi } from "./hindi";
import { Telugu } from "./telugu";

/** What is rendered in the browser in the language of the page: its words come with it, and no other's. */
export function InLanguage({ children }: { children: ReactNode }) {
  const spoken = language();
  if (spoken === "te") return <Telugu>{children}</Telugu>;
  return spoken === "hi" ? <Hindi>{children}</Hindi> : children;
}
