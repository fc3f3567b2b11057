"use client";

import { StillPart } from "@/components/ui/still-part";

// An `import` would bring the code of all of it into the browser, though nothing there uses it.
const content =
  typeof window === "undefined" &&
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  (require("./bar-content") as typeof import("./bar-content"));

/** Menu, logo, links and phone: on white in the global header, on the home page (`dark`) over its picture. */
export function HeaderBar({ tone = "light" }: { tone?: "light" | "dark" }) {
  return (
    <StillPart
      id="bar"
      className={`container-page h-header flex items-center ${tone === "dark" ? "bar-dark" : ""}`}
      markup={content && <content.BarContent />}
    />
  );
}
