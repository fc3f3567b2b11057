import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { t } from "@/lib/base/language";

type Props = { id: string; label: string; side: "left" | "right"; children: ReactNode };

const sides = {
  left: "left-0 right-auto drawer-left w-[17.5rem] sm:w-[19.375rem]",
  right: "right-0 left-auto drawer-right w-80",
};

/**
 * A modal panel at the edge of the screen. `<dialog>` keeps the focus inside, closes on Escape and gives the focus
 * back; with JavaScript off it is shown while the address names it. The pointer cursor is for the backdrop: Safari on
 * phones reports a tap only on elements that have one.
 */
export function Drawer({ id, label, side, children }: Props) {
  const close = "size-touch -mr-2 grid place-items-center rounded-control hover:bg-surface-warm";
  return (
    <dialog id={id} aria-label={t(label)} data-drawer className={`drawer ${sides[side]}`}>
      <div className="border-surface-line h-header flex shrink-0 items-center justify-between border-b px-5">
        <p className="text-lg font-black">{t(label)}</p>
        <form method="dialog" className="js-only">
          <button type="submit" aria-label={t("Close {label}", { label: t(label) })} className={close}>
            <Icon name="close" />
          </button>
        </form>
        <noscript>
          <a href="#main" aria-label={t("Close {label}", { label: t(label) })} className={close}>
            <Icon name="close" />
          </a>
        </noscript>
      </div>
      <div className="flex grow flex-col overflow-y-auto overscroll-contain px-5 pb-6">{children}</div>
    </dialog>
  );
}
