import { useEffect, useState, type RefObject } from "react";

/** Whether the element is seen, or half a screen away from it: a phone's share of memory has room for no more. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    // Without the root the margin would not reach into what is scrolled.
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      root: target.closest("main"),
      rootMargin: "50% 0px",
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);

  return near;
}
