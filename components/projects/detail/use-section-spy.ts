import { useEffect, useRef, useState } from "react";
import type { DetailSectionId } from "./sections";

// A line under the sticky bars: the part that crosses it is the one being read.
const readingLine = "-30% 0px -69% 0px";
// Where `scrollend` isn't known, an animated scroll is over by then.
const longestScroll = 1_000;

/** The part of the page that is being read, and a function that scrolls to one and selects it. */
export function useSectionSpy(ids: DetailSectionId[]) {
  const [selected, setSelected] = useState<DetailSectionId | undefined>(ids[0]);
  const jumping = useRef(false);
  const key = ids.join();

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const crossing = entries.find((entry) => entry.isIntersecting);
        const id = key.split(",").find((id) => id === crossing?.target.id);
        if (id && !jumping.current) setSelected(id as DetailSectionId); // `key` is made of ids
      },
      { rootMargin: readingLine },
    );
    for (const id of key.split(",")) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);

  function goTo(id: DetailSectionId) {
    setSelected(id);
    jumping.current = true;
    const arrive = () => {
      jumping.current = false;
      clearTimeout(timer);
      document.removeEventListener("scrollend", arrive);
    };
    const timer = setTimeout(arrive, longestScroll);
    document.addEventListener("scrollend", arrive);
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    document.getElementById(id)?.scrollIntoView({ behavior: still ? "auto" : "smooth" });
    history.replaceState(history.state, "", `#${id}`);
  }

  return [selected, goTo] as const;
}
