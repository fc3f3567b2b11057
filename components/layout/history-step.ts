import { createContext } from "react";

/** Whether the visitor came where they are, or are about to be, by Back or Forward. */
export const historyStep = { isBack: false };

if (typeof window !== "undefined") {
  window.addEventListener("popstate", () => (historyStep.isBack = true));
  window.addEventListener("click", () => (historyStep.isBack = false), true);
}

/** Whether what is rendered is a page that nobody has asked for yet (`PageAhead`): how the visitor came here says nothing of it. */
export const AheadContext = createContext(false);
