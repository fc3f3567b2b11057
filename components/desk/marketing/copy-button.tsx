"use client";

import { useState } from "react";

/** Copies a text. Without JavaScript it is not there: the text stands in a box beside it. */
export function CopyButton({ text }: { text: string }) {
  const [told, setTold] = useState("");
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setTold("Copied.");
    } catch {
      setTold("Please copy it from the box.");
    }
  }
  return (
    <span className="js-only inline-flex items-center gap-2">
      <button type="button" className="button-primary" onClick={() => void copy()}>
        Copy link
      </button>
      <span role="status">{told}</span>
    </span>
  );
}
