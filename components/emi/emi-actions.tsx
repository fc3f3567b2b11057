import { useEffect, useEffectEvent, useRef, useState } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { t } from "@/lib/base/language";

/** Copies a link (`address`: path and query) that opens the calculator with the same inputs, or prints the page. */
export function EmiActions({ address }: { address: string }) {
  // The address that was offered last, and how: its message disappears when the inputs change.
  const [offered, setOffered] = useState({ address: "", url: "", copied: false });
  const current = offered.address === address ? offered : null;

  async function copy() {
    const url = new URL(address, window.location.origin).href;
    try {
      await navigator.clipboard.writeText(url);
      setOffered({ address, url, copied: true });
    } catch {
      // No clipboard (plain http) or no permission: the address is shown instead, to be copied by hand.
      setOffered({ address, url, copied: false });
    }
  }

  return (
    <div className="grid gap-3 print:hidden noscript:hidden">
      <div className="flex flex-wrap items-center gap-3">
        <button type="button" onClick={copy} className={buttonStyle("outline")}>
          {t("Copy link")}
        </button>
        <button type="button" onClick={() => window.print()} className={buttonStyle("outline")}>
          {t("Print")}
        </button>
        <p role="status" className="text-ink-600 text-sm">
          {current &&
            (current.copied ? t("Link copied. It opens with these figures.") : t("Copy this address:"))}
        </p>
      </div>
      {current && !current.copied && (
        <input
          readOnly
          aria-label={t("Link to these figures")}
          value={current.url}
          onFocus={(event) => event.target.select()}
          className="rounded-control border-ink-400 min-h-touch w-full border px-3"
        />
      )}
    </div>
  );
}

/**
 * Calls `take` with what the form already holds when its script starts: on a slow phone people type before that, and
 * after a reload the browser restores what was typed. Give the returned ref to the form.
 */
export function useEarlyInput(take: (typed: Record<string, string>) => void) {
  const form = useRef<HTMLFormElement>(null);
  const takeOver = useEffectEvent((fields: FormData) =>
    take(Object.fromEntries([...fields].map(([name, value]) => [name, String(value)]))),
  );
  useEffect(() => {
    if (form.current) takeOver(new FormData(form.current));
  }, []);
  return form;
}
