"use client";

import { useEffect } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { brand } from "@/content/site";

type Props = { error: unknown; retry: () => void; title?: string; text?: string };

/** A page that could not be shown: what happened, one thing to do, and a person to call. */
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
        <DarkHouse />
        <h1 className="text-3xl font-black">{title}</h1>
        <p className="text-ink-600 mt-3 text-lg">{text}</p>
        <p className="mt-8 flex flex-wrap justify-center gap-3">
          <button type="button" onClick={retry} className={buttonStyle("primary")}>
            Try again
          </button>
          <a href={brand.phoneLink} className={buttonStyle("outline", "figures")}>
            <Icon name="call" />
            {brand.phone}
          </a>
        </p>
      </div>
    </div>
  );
}

/** A house with its lights out. Decoration. */
function DarkHouse() {
  return (
    <svg
      viewBox="0 0 160 110"
      aria-hidden="true"
      fill="none"
      strokeWidth="2.500"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="mx-auto mb-6 w-40"
    >
      <path d="M44 52h72v44H44z" className="fill-surface-warm" />
      <path d="M34 56 80 18l46 38M44 50v46h72V50M104 36V22h8v20" className="stroke-ink-900" />
      <path d="M56 62h16v14H56zM88 62h16v34H88z" className="stroke-ink-400" />
      <path d="M10 96h140" className="stroke-ink-900" />
      <path d="m30 14-8 14h12l-8 14M132 8l-5 9h8l-5 9" className="stroke-gold-500" />
    </svg>
  );
}
