/**
 * Browsers tell a window's listeners of `popstate` in the order in which they were added. This one is added when the
 * first script of a page runs, before the router's and before any effect, for code that comes later.
 */
export const popStateFirst: { listener: ((event: PopStateEvent) => void) | null } = { listener: null };

if (typeof window !== "undefined") {
  window.addEventListener("popstate", (event) => popStateFirst.listener?.(event));
}
