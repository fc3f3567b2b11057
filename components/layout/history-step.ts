/** Whether the visitor came where they are, or are about to be, by Back or Forward. */
export const historyStep = { isBack: false };

if (typeof window !== "undefined") {
  window.addEventListener("popstate", () => (historyStep.isBack = true));
  window.addEventListener("click", () => (historyStep.isBack = false), true);
}
