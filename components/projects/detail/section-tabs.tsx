"use client";

import { useMemo, useRef, type KeyboardEvent, useEffect, type RefObject, useState } from "react";
import { plainClick } from "@/components/ui/plain-click";
import { showWholeInRow } from "@/components/ui/whole-in-row";
import { t } from "@/lib/base/language";
import type { DetailTab, DetailSectionId } from "./detail-tabs";

// The area above a line below the sticky bars: the last part that begins in it is the one being read.
const readingArea = "1000000px 0px -70% 0px";
// In browsers without `scrollend`: an animated scroll has ended by then.
const longestScroll = 1_000;

/** The part of the page being read, and a function that scrolls to a part. `ids` must stay the same array. */
function useSectionSpy(ids: readonly DetailSectionId[]) {
  const [selected, setSelected] = useState(ids[0]);
  /** Ends the scroll that a click started, also when the next click starts another. */
  const stopJump = useRef<(() => void) | null>(null);
  const begun = useRef(new Set<string>());

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) begun.current.add(target.id);
          else begun.current.delete(target.id);
        }
        if (!stopJump.current) setSelected(ids.findLast((part) => begun.current.has(part)) ?? ids[0]);
      },
      { rootMargin: readingArea },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);

  function goTo(id: DetailSectionId) {
    stopJump.current?.();
    setSelected(id);
    const stop = () => {
      stopJump.current = null;
      clearTimeout(timer);
      document.removeEventListener("scrollend", arrive);
    };
    const arrive = (event?: Event) => {
      // The scroll that ended may be an earlier one, which this one has cut short.
      if (event && !isInView(id)) return;
      stop();
      // The visitor may have scrolled elsewhere meanwhile.
      if (!isInView(id)) setSelected(ids.findLast((part) => begun.current.has(part)) ?? ids[0]);
    };
    const timer = setTimeout(() => arrive(), longestScroll);
    stopJump.current = stop;
    document.addEventListener("scrollend", arrive);
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    document.getElementById(id)?.scrollIntoView({ behavior: still ? "auto" : "smooth" });
    history.replaceState(history.state, "", `#${id}`);
  }

  return [selected, goTo] as const;
}

function isInView(id: string): boolean {
  const box = document.getElementById(id)?.getBoundingClientRect();
  return box !== undefined && box.top < window.innerHeight && box.bottom > 0;
}

/** The sticky tab bar: links to the parts of the page; the part being read is marked. */
export function SectionTabs({ tabs }: { tabs: readonly DetailTab[] }) {
  const bar = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => tabs.map(({ id }) => id), [tabs]);
  const [selected, goTo] = useSectionSpy(ids);
  const resting = useSelectedInView(bar, selected);

  function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
    const current = links.findIndex((link) => link === document.activeElement);
    const targets: Record<string, number> = {
      ArrowRight: (current + 1) % tabs.length,
      ArrowLeft: (current - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = targets[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    links[next]?.focus({ preventScroll: true });
    goTo(tab.id);
  }

  return (
    <div className="border-surface-line top-header sticky z-10 mt-6 border-b bg-white max-md:mx-[max(-1rem,-5vw)] md:mt-8 print:hidden">
      <div
        ref={bar}
        role="tablist"
        aria-label={t("Parts of this page")}
        onKeyDown={moveFocus}
        onFocus={showWholeInRow}
        {...resting}
        className="tab-row scrollbar-none max-md:px-2"
      >
        {tabs.map(({ id, label }) => (
          <a
            key={id}
            id={`tab-${id}`}
            href={`#${id}`}
            role="tab"
            aria-controls={id}
            aria-selected={id === selected}
            onClick={plainClick(() => goTo(id))}
            className="text-ink-600 hover:text-brand-600 aria-selected:border-brand-600 aria-selected:text-brand-600 inline-flex min-h-14 shrink-0 items-center border-b-2 border-transparent px-3 text-base font-bold whitespace-nowrap -outline-offset-4 transition-colors duration-150 md:px-4 md:first:-ml-4"
          >
            {label}
          </a>
        ))}
      </div>
    </div>
  );
}

/**
 * Keeps the selected tab in the middle of its bar. The bar rests while it is pressed: tabs that move between press and
 * release take the tap away from the one that was meant. Returns what the bar has to listen to.
 */
function useSelectedInView(bar: RefObject<HTMLElement | null>, selected: unknown) {
  const isPressed = useRef(false);
  const shown = useRef(selected);

  function show() {
    const list = bar.current;
    const tab = list?.querySelector<HTMLElement>("[aria-selected=true]");
    if (isPressed.current || shown.current === selected || !list || !tab) return;
    shown.current = selected;
    list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.clientWidth) / 2 });
  }
  const latestShow = useRef(show);
  useEffect(() => {
    latestShow.current = show;
    show();
  });

  return {
    onPointerDown() {
      isPressed.current = true;
      const release = () => {
        removeEventListener("pointerup", release);
        removeEventListener("pointercancel", release);
        // The click belongs to the press, and comes after its release.
        requestAnimationFrame(() => {
          isPressed.current = false;
          latestShow.current();
        });
      };
      addEventListener("pointerup", release);
      addEventListener("pointercancel", release);
    },
  };
}
