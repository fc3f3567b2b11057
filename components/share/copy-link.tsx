"use client";

import { useState } from "react";
import { buttonStyle } from "@/components/ui/button-style";

/** An address to share: a field to copy from by hand, and with JavaScript a button that copies it. */
export function CopyLink({ address }: { address: string }) {
  const [message, setMessage] = useState("");

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setMessage("Link copied.");
    } catch {
      // Browsers refuse on connections without https, and when the visitor has forbidden it.
      setMessage("Your browser does not allow it. Please copy the link from the field.");
    }
  }

  return (
    <div>
      <div className="flex flex-wrap items-end gap-3">
        <label className="min-w-0 flex-1 basis-72 font-bold">
          Address to share
          <input
            readOnly
            value={address}
            onFocus={(event) => event.target.select()}
            className="border-surface-line rounded-control min-h-touch bg-surface-warm mt-1 block w-full border px-3 font-normal"
          />
        </label>
        <button type="button" onClick={() => void copy()} className={buttonStyle("outline", "js-only")}>
          Copy link
        </button>
      </div>
      <p role="status" className="text-ink-600 mt-1 min-h-5 text-sm">
        {message}
      </p>
    </div>
  );
}
