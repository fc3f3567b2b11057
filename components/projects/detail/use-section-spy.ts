import { useEffect, useRef, useState } from "react";
import type { DetailSectionId } from "./detail-tabs";

// The area above a line below the sticky bars: the last part that begins in it is the one being read.
const readingArea = "1000000px 0px -70% 0px";
// In browsers without `scrollend`: an animated scroll has ended by then.
const longestScroll = 1_000;

/** The part of the page being read, and a function that scrolls to a part. `ids` must stay the same array. */
export function useSectionSpy(ids: readonly DetailSectionId[]) {
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
