"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { createPortal } from "react-dom";
import { Icon } from "@/components/ui/icon";
import { t } from "@/lib/base/language";
import type { SentNumber } from "./form-state";
import { NumberCorrection } from "./number-correction";

const shownMs = 20_000;

/**
 * What stays for a while when a dialog closes by itself after its thanks: the number that will be called, while it can
 * still be corrected.
 */
export function SentToast({ sent, onClose }: { sent: SentNumber; onClose: () => void }) {
  const [isHeld, setHeld] = useState(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => close(), shownMs);
    return () => clearTimeout(timer);
  }, [isHeld]);

  return createPortal(
    <section
      aria-label={t("Your request")}
      className="border-success-600 bg-success-50 rounded-card shadow-soft fixed inset-x-4 bottom-24 z-40 mx-auto flex max-w-sm gap-2 border py-2 pr-2 pl-4 print:hidden"
    >
      <div className="min-w-0 flex-1 py-1">
        <NumberCorrection sent={sent} onOpen={() => setHeld(true)} />
      </div>
      <button
        type="button"
        aria-label={t("Close")}
        onClick={onClose}
        className="size-touch rounded-control hover:bg-surface-warm grid shrink-0 place-items-center"
      >
        <Icon name="close" />
      </button>
    </section>,
    document.body,
  );
}
