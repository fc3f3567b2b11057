import { useEffect, useRef, useState } from "react";
import { loadLater } from "@/components/ui/load-later";
import { here } from "@/lib/base/language";
import { leadHref } from "./lead-href";

const load = () => import("./lead-dialog").then(({ LeadDialog }) => LeadDialog);
export const loadAhead = () => void load().catch(() => null);

/** A form over the page; should its code not come, the form's own page. */
export const LateLeadDialog = loadLater(load, ({ onClose, ...form }) => {
  onClose();
  window.location.assign(here(leadHref(form)));
});

/**
 * The openings of a dialog by links. `opening` counts them: each is a new form, also while the last one's thanks are still on
 * the screen. `asked`: what the last was about.
 */
export function useOpenings<T>() {
  const [isOpen, setOpen] = useState(false);
  const [{ opening, asked }, setAsked] = useState<{ opening: number; asked?: T }>({ opening: 0 });
  const link = useRef<HTMLElement>(null);

  // The dialog's code was loaded after the press, so it does not know which element had the focus before.
  useEffect(() => {
    if (!isOpen) return;
    const opener = link.current;
    return () => opener?.focus({ preventScroll: true });
  }, [isOpen]);

  const open = (opener: HTMLElement, about: T) => {
    link.current = opener;
    setOpen(true);
    setAsked((before) => ({ opening: before.opening + 1, asked: about }));
  };
  return { opening, asked, open, close: () => setOpen(false) };
}
