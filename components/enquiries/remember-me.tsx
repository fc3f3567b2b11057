"use client";

import { useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { t } from "@/lib/base/language";
import { readUnsentText, readVisitorText } from "./stored-visitor";

/**
 * A box to keep name, number and e-mail on this device for the next form, never ticked beforehand. It is a switch, because
 * it belongs to the device and not to what the form sends. Where they are kept,
 * the form is filled in, and one press forgets them. `round` counts the leads sent from the form: then it is empty again.
 * What was typed here before, and not sent, comes first.
 */
export function RememberMe({ round }: { round: number }) {
  const [isKnown, setKnown] = useState(false);
  const [isTicked, setTicked] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const text = readVisitorText();
    const form = place.current?.closest("form");
    const unsent = form ? readUnsentText(form) : "";
    if (!form || !(text || unsent)) return;
    let isGone = false;
    const fill = async () => {
      if (unsent) (await import("./unsent-answers")).fillUnsent(form, unsent);
      if (!text) return;
      const { fillIn } = await import("./remembered-visitor");
      const isFilled = !isGone && (await fillIn(form, text));
      if (!isGone) setKnown(isFilled);
    };
    fill().catch(() => null);
    return () => {
      isGone = true;
    };
  }, [round]);

  async function forgetAll() {
    const form = place.current?.closest("form");
    const { forget } = await import("./remembered-visitor");
    if (form) forget(form);
    setKnown(false);
    setTicked(false);
    form?.querySelector("input:not([type=hidden])")?.scrollIntoView({ block: "nearest" });
  }

  return (
    <div ref={place} className="-my-2 text-sm noscript:hidden" data-remembered={isKnown || undefined}>
      {isKnown ? (
        <p className="flex flex-wrap items-center gap-x-2">
          {t("Filled in from this device.")}
          <button
            type="button"
            onClick={() => void forgetAll()}
            className="min-h-touch font-bold underline underline-offset-4"
          >
            {t("Forget me here")}
          </button>
        </p>
      ) : (
        <button
          type="button"
          role="switch"
          aria-checked={isTicked}
          data-remember={isTicked || undefined}
          onClick={() => setTicked(!isTicked)}
          className="remember-line"
        >
          <span>{isTicked && <Icon name="check" className="size-4" />}</span>
          {t("Remember me on this device")}
        </button>
      )}
    </div>
  );
}
