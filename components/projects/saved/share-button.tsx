"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";

const saidForMs = 4_000;

type Props = {
  /** The address below our origin that is shared. */
  path: string;
  title: string;
  label: string;
  className: string;
  children: ReactNode;
};

/**
 * Hands an address on: by the device's own share sheet, else by copying it. Where neither is allowed the address stands
 * there to be copied by hand. What it says lies over the page, so that nothing moves.
 */
export function ShareButton({ path, title, label, className, children }: Props) {
  const [said, setSaid] = useState<"nothing" | "copied" | "by-hand">("nothing");
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (said === "by-hand") field.current?.select();
    if (said !== "copied") return;
    const timer = setTimeout(() => setSaid("nothing"), saidForMs);
    return () => clearTimeout(timer);
  }, [said]);

  const address = () => new URL(path, location.origin).href;

  async function share() {
    try {
      if (navigator.share) return await navigator.share({ title, url: address() });
    } catch (error) {
      // Closed by the visitor: that is an answer too.
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
    const copied = await copy(address());
    setSaid(copied ? "copied" : "by-hand");
  }

  return (
    <span className="js-only relative inline-flex">
      <button type="button" aria-label={label} onClick={() => void share()} className={className}>
        {children}
      </button>
      <span className="absolute top-full right-0 z-20 mt-1">
        <span role="status">
          {said === "copied" && (
            <span className="bg-ink-900 rounded-control block px-3 py-1.5 text-sm whitespace-nowrap text-white">
              Link copied
            </span>
          )}
        </span>
        {said === "by-hand" && (
          <label className="border-surface-line rounded-control shadow-soft block w-72 border bg-white p-3 text-sm">
            Copy this link:
            <input
              ref={field}
              readOnly
              value={address()}
              onFocus={(event) => event.target.select()}
              onBlur={() => setSaid("nothing")}
              className="border-ink-400 rounded-control min-h-touch mt-1 w-full border px-2"
            />
          </label>
        )}
      </span>
    </span>
  );
}

/** Browsers refuse it on unsafe connections, and when they are told to. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
