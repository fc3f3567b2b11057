import type { ReactNode } from "react";
import { cardStyle } from "./fields";

type Props = {
  /** Of its heading, which names it. */
  id?: string;
  title: ReactNode;
  note?: string;
  className?: string;
  children: ReactNode;
};

/** A part of a page on its own ground, with its heading. */
export function Card({ id, title, note, className = "", children }: Props) {
  return (
    <section className={`${cardStyle} ${className}`} aria-labelledby={id}>
      <div>
        <h2 id={id} className="text-lg font-bold">
          {title}
        </h2>
        {note && <p className="text-ink-600 text-sm">{note}</p>}
      </div>
      {children}
    </section>
  );
}
