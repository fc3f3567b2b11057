import type { ReactNode } from "react";

type Props = { id: string; title: string; children: ReactNode };

/** What a button with `popoverTarget` opens, by the browser alone: at the bottom of a phone, where the thumb is. */
export function Sheet({ id, title, children }: Props) {
  return (
    <div
      id={id}
      popover="auto"
      role="group"
      aria-label={title}
      className="border-surface-line fixed inset-x-0 top-auto bottom-0 m-0 max-h-full w-full gap-2 overflow-y-auto border-t bg-white p-4 shadow-xl open:grid sm:inset-x-auto sm:bottom-8 sm:left-1/2 sm:w-96 sm:-translate-x-1/2 sm:rounded-lg sm:border"
    >
      <p className="font-bold">{title}</p>
      {children}
    </div>
  );
}
