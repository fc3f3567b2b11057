"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { t } from "@/lib/base/language";

const resultShownMs = 4_000;

type Props = {
  /** The path that is shared. */
  path: string;
  title: string;
  /** What goes with it, as where it leads to projects: their numbers, which the RERA Act asks of whoever advertises them. */
  text?: string;
  label: string;
  className: string;
  children: ReactNode;
};

/**
 * Shares an address, and the text that goes with it: by the device's share sheet, else by copying it. Where the browser allows neither, it shows the
 * both to copy by hand. Its messages overlap the page, so that nothing moves.
 */
export function ShareButton({ path, title, text, label, className, children }: Props) {
  const [result, setResult] = useState<"nothing" | "copied" | "by-hand">("nothing");
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (result === "by-hand") field.current?.select();
    if (result !== "copied") return;
    const timer = setTimeout(() => setResult("nothing"), resultShownMs);
    return () => clearTimeout(timer);
  }, [result]);

  const address = () => new URL(path, location.origin).href;
  const all = () => (text ? `${text}\n${address()}` : address());

  async function share() {
    try {
      if (navigator.share) return await navigator.share({ title, text, url: address() });
    } catch (error) {
      // The visitor closed the share sheet: that is no failure.
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
    const copied = await copy(all());
    setResult(copied ? "copied" : "by-hand");
  }

  return (
    <span className="js-only relative inline-flex">
      <button type="button" aria-label={label} onClick={() => void share()} className={className}>
        {children}
      </button>
      <span className="absolute top-full right-0 z-20 mt-1">
        <span role="status">
          {result === "copied" && (
            <span className="bg-ink-900 rounded-control block px-3 py-1.5 text-sm whitespace-nowrap text-white">
              {t("Link copied")}
            </span>
          )}
        </span>
        {result === "by-hand" && (
          <label className="border-surface-line rounded-control shadow-soft block w-72 border bg-white p-3 text-sm">
            {t("Copy this link:")}
            <textarea
              ref={field}
              readOnly
              rows={text ? 5 : 2}
              value={all()}
              onFocus={(event) => event.target.select()}
              onBlur={() => setResult("nothing")}
              className="border-ink-400 rounded-control min-h-touch mt-1 w-full border p-2"
            />
          </label>
        )}
      </span>
    </span>
  );
}

/** Browsers refuse on connections without https, and when the visitor has forbidden it. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
