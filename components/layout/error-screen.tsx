"use client";

import { useEffect } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { CallButton } from "@/components/layout/call-button";
import { t } from "@/lib/base/language";

type Props = { error: unknown; retry: () => void; title?: string; text?: string };

/** Shown in place of a page that failed: what happened, one thing to do, and a number to call. */
export function ErrorScreen({
  error,
  retry,
  title = "This page could not be loaded",
  text = "Something went wrong on our side. Please try again in a moment.",
}: Props) {
  useEffect(() => console.error(error), [error]);
  return (
    <div role="alert" className="container-page grid min-h-[60dvh] place-items-center py-16 text-center">
      <div className="max-w-measure">
        {/* A house with its lights out: decoration. */}
        {/* eslint-disable-next-line @next/next/no-img-element -- every page loads this screen's code */}
        <img src="/drawings/dark-house.svg" alt="" width={160} height={110} className="mx-auto mb-6" />
        <h1 className="text-3xl font-black">{t(title)}</h1>
        <p className="text-ink-600 mt-3 text-lg">{t(text)}</p>
        <p className="mt-8 flex flex-wrap justify-center gap-3">
          <button type="button" onClick={retry} className={buttonStyle("primary")}>
            {t("Try again")}
          </button>
          <CallButton />
        </p>
      </div>
    </div>
  );
}
