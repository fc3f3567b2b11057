"use client";

import { useMemo, useRef, type KeyboardEvent } from "react";
import { plainClick } from "@/components/ui/plain-click";
import { showWholeInRow } from "@/components/ui/whole-in-row";
import type { DetailTab } from "./detail-tabs";
import { useSectionSpy } from "./use-section-spy";
import { useSelectedInView } from "./use-selected-in-view";
import { t } from "@/lib/base/language";

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
            className="section-tab"
          >
            {label}
          </a>
        ))}
      </div>
    </div>
  );
}
