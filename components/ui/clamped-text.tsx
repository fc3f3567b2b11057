"use client";

import { useEffect, useId, useRef, useState } from "react";
import { language, t } from "@/lib/base/language";

/** Text cut after six lines, with a button that shows the rest. Without JavaScript all of it is shown. */
export function ClampedText({ text, about }: { text: string; about: string }) {
  const id = useId();
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const element = paragraph.current;
    if (!element || isOpen) return;
    const watch = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1));
    watch.observe(element);
    return () => watch.disconnect();
  }, [isOpen]);

  return (
    <>
      <p
        ref={paragraph}
        id={id}
        lang={language() === "en" ? undefined : "en"}
        className={isOpen ? "" : "js-unfold line-clamp-6"}
      >
        {text}
      </p>
      {/* Its space is kept, so that nothing moves once the browser knows whether the button is needed. */}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={
          isOpen
            ? t("Read less of the review: {about}", { about })
            : t("Read more of the review: {about}", { about })
        }
        onClick={() => setOpen(!isOpen)}
        className={`js-only text-brand-600 min-h-touch rounded-control font-bold underline-offset-4 hover:underline ${isCut ? "" : "invisible"}`}
      >
        {isOpen ? t("Read less") : t("Read more")}
      </button>
    </>
  );
}
