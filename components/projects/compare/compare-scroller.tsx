"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { t } from "@/lib/base/language";

type Props = { names: string[]; className: string; children: ReactNode };

/**
 * The box in which a wide comparison scrolls sideways. While it is read downwards the names of the projects stay under
 * the header and move with their columns; where there is more than the box shows, a line above says so, and a shade at
 * its edge. Without JavaScript the box scrolls all the same.
 */
export function CompareScroller({ names, className, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const [hasMore, setHasMore] = useState(false);
  const [isHeadGone, setHeadGone] = useState(false);

  useEffect(() => {
    const scrolled = box.current;
    if (!scrolled) return;
    const follow = () => {
      if (row.current) row.current.style.transform = `translateX(${-scrolled.scrollLeft}px)`;
      setHasMore(scrolled.scrollLeft + scrolled.clientWidth < scrolled.scrollWidth - 8);
    };
    const resized = new ResizeObserver(follow);
    resized.observe(scrolled);
    scrolled.addEventListener("scroll", follow, { passive: true });
    follow();
    const head = scrolled.querySelector("thead");
    const seen = new IntersectionObserver(
      ([entry]) =>
        setHeadGone(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
      { rootMargin: "-110px 0px 0px 0px" },
    );
    if (head) seen.observe(head);
    return () => {
      resized.disconnect();
      seen.disconnect();
      scrolled.removeEventListener("scroll", follow);
    };
  }, [isHeadGone]);

  const columns = `repeat(${names.length}, minmax(var(--column), 1fr))`;
  return (
    <div className={`relative mt-6 ${className}`}>
      {names.length > 1 && (
        <p className={`text-ink-600 mb-2 text-sm md:hidden print:hidden ${hasMore ? "" : "invisible"}`}>
          {t("Swipe to see all {count} projects", { count: names.length })} <span aria-hidden="true">→</span>
        </p>
      )}
      <div aria-hidden="true" className="top-header sticky z-20 h-0 print:hidden">
        {isHeadGone && (
          <div className="border-surface-line shadow-soft flex overflow-hidden border-x border-b bg-white">
            <span className="w-(--heading) shrink-0" />
            <div className="grow overflow-hidden">
              <div ref={row} style={{ gridTemplateColumns: columns }} className="grid">
                {names.map((name, index) => (
                  <span key={index} className="px-2 py-1.5 text-sm font-bold wrap-anywhere md:px-4">
                    <span className="line-clamp-2">{name}</span>
                  </span>
                ))}
              </div>
            </div>
          </div>
        )}
      </div>
      <div
        ref={box}
        role="region"
        aria-label={t("Comparison")}
        tabIndex={0}
        className={`border-surface-line rounded-card @container relative snap-x scroll-pl-(--heading) overflow-x-auto overscroll-x-contain border print:overflow-visible ${hasMore ? "shadow-[inset_-1.5rem_0_1rem_-1rem_rgb(26_26_31/0.16)]" : ""}`}
      >
        {children}
      </div>
    </div>
  );
}
