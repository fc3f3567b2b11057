"use client";

import { useEffect, useRef, type ReactNode } from "react";

/** A part of a page that somebody has asked for: it comes into view, and the keyboard goes on there. */
export function Arrive({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <div ref={ref} tabIndex={-1} className="mt-6 scroll-mt-4 outline-none">
      {children}
    </div>
  );
}
