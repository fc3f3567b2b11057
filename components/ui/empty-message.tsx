import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

type Props = {
  icon: IconName;
  title: string;
  text: string;
  /** Its distance above, and its height. */
  className: string;
  /** What to do next: one link that looks like a button. */
  children: ReactNode;
};

/** Stands in the place of a list that has no entries. */
export function EmptyMessage({ icon, title, text, className, children }: Props) {
  return (
    <div
      className={`border-surface-line rounded-card bg-surface-warm grid grid-cols-[minmax(0,1fr)] justify-items-center gap-4 border px-[min(1.5rem,6vw)] text-center ${className}`}
    >
      <Icon name={icon} className="text-gold-700 size-10" />
      <h2 className="text-xl font-bold">{title}</h2>
      <p className="text-ink-600 max-w-measure">{text}</p>
      {children}
    </div>
  );
}
