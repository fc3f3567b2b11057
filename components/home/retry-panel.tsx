"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { plainClick } from "@/components/ui/plain-click";
import { t } from "@/lib/base/language";

/** Says what could not be loaded, with a button to try again. Without JavaScript it is a link to the same page. */
export function RetryPanel({ title, text }: { title: string; text?: string }) {
  const router = useRouter();
  const [isLoading, load] = useTransition();
  return (
    <div className="border-surface-line rounded-card flex min-h-64 flex-col items-center justify-center border bg-white px-6 py-12 text-center">
      <div role="status">
        {isLoading ? (
          <p className="text-ink-600 flex flex-col items-center gap-4 text-lg">
            <span
              aria-hidden="true"
              className="border-surface-line border-t-brand-600 size-10 animate-spin rounded-full border-4"
            />
            {t("Loading...")}
          </p>
        ) : (
          <>
            <p className="text-lg font-bold">{t(title)}</p>
            {text && <p className="text-ink-600 mt-1">{t(text)}</p>}
          </>
        )}
      </div>
      <a
        href=""
        onClick={plainClick(() => load(() => router.refresh()))}
        className={buttonStyle("outline", "mt-5")}
      >
        {t("Try again")}
      </a>
    </div>
  );
}
