import { useEffect, useState, type RefObject } from "react";

/** Whether the element is visible or less than half a screen away: a phone has no memory for more. */
export function useIsNearView(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    // Without `root` the margin would not apply inside the scrolled element.
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      root: target.closest("main"),
      rootMargin: "50% 0px",
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);

  return near;
}
