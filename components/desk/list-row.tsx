import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

/** `marks`: what stands beside the title. */
type Props = { href: string; title: string; marks?: ReactNode; children: ReactNode };

/** One of a list: all of it leads there. */
export function ListRow({ href, title, marks, children }: Props) {
  return (
    <li className="border-surface-line rounded-card relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border bg-white p-[min(1rem,4vw)]">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <a
            href={href}
            className="hover:text-brand-600 min-w-0 text-lg font-bold wrap-anywhere after:absolute after:inset-0"
          >
            {title}
          </a>
          {marks}
        </p>
        {children}
      </div>
      <Icon name="chevronRight" className="text-ink-600 size-5" />
    </li>
  );
}

/** Something about it that somebody should look at. */
export function WarningMark({ text }: { text: string }) {
  return (
    <span className="text-danger-600 inline-flex items-center gap-1 text-sm font-bold">
      <Icon name="alert" className="size-4" />
      {text}
    </span>
  );
}

/** Where it stands, when that is not the usual. */
export function StateMark({ text }: { text: string }) {
  return <span className="bg-surface-line rounded-control px-2 py-0.5 text-sm font-bold">{text}</span>;
}
