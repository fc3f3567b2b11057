"use client";

import { useEffect, useState } from "react";
import { t } from "@/lib/base/language";

type Props = {
  text: string;
  /** What is copied, for screen readers. */
  what: string;
};

const resultShownMs = 4_000;

/** Copies a text that stands beside it. Without JavaScript it is not shown: the text can be marked by hand. */
export function CopyButton({ text, what }: Props) {
  const [result, setResult] = useState<"nothing" | "copied" | "failed">("nothing");

  useEffect(() => {
    if (result === "nothing") return;
    const timer = setTimeout(() => setResult("nothing"), resultShownMs);
    return () => clearTimeout(timer);
  }, [result]);

  // Browsers refuse on connections without https, and when the visitor has forbidden it.
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setResult("copied"),
      () => setResult("failed"),
    ) ?? setResult("failed");

  return (
    <span className="js-only inline-flex items-center">
      <button
        type="button"
        onClick={() => void copy()}
        aria-label={`${t("Copy")} ${what}`}
        className="min-h-touch text-brand-600 hover:text-brand-700 px-1 text-sm font-bold underline-offset-4 hover:underline"
      >
        {t("Copy")}
      </button>
      <span role="status" className="text-ink-600 ml-1 text-sm">
        {result === "copied" && t("Copied")}
        {result === "failed" && t("Please copy it by hand")}
      </span>
    </span>
  );
}
