"use client";

import { useState } from "react";

type Props = { text: string; what: "text" | "link"; look: "button-primary" | "button-outline" };

/** Copies a text. Without JavaScript it is not there: the text stands in a box beside it. */
export function CopyButton({ text, what, look }: Props) {
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
      <button type="button" className={look} onClick={() => void copy()}>
        Copy {what}
      </button>
      <span role="status">{told}</span>
    </span>
  );
}
