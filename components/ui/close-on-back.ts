/** Its code is loaded when something first opens; should it not come, going back leaves the page. */
export const loadBackStep = () => import("./back-step").catch(() => null);

/** Going back closes this dialog, which was just opened. */
export async function closeOnBack(dialog: HTMLDialogElement): Promise<void> {
  const step = await loadBackStep();
  if (!step || !dialog.open) return;
  dialog.addEventListener(
    "close",
    step.openBackStep(() => dialog.close()),
    { once: true },
  );
}
