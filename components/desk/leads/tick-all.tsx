"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";

type Props = {
  onPage: number;
  /** Of these, ticked when the page comes. */
  ticked: number;
  /** Leads that are ticked and on no row. */
  rest: number;
  /** The same page with every row ticked, for who has no JavaScript. */
  href: string;
  /** What stands beside its box. */
  beside: ReactNode;
  children: ReactNode;
};

/** Ticks every row of the form that it is in, says how many are ticked, and unfolds what can be done with them. */
export function TickAll({ onPage, ticked, rest, href, beside, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [count, setCount] = useState(ticked);

  // Rows come and go by themselves, and a form that was sent is empty again.
  useEffect(() => {
    const look = () => {
      const now = boxesOf(root.current).filter(({ checked }) => checked).length;
      setCount(now);
      if (!box.current) return;
      box.current.checked = now > 0 && now === onPage;
      box.current.indeterminate = now > 0 && now < onPage;
    };
    const later = () => setTimeout(look);
    const form = root.current?.closest("form");
    look();
    form?.addEventListener("change", look);
    form?.addEventListener("reset", later);
    return () => {
      form?.removeEventListener("change", look);
      form?.removeEventListener("reset", later);
    };
  });

  const tickAll = (isTicked: boolean) => {
    for (const one of boxesOf(root.current)) one.checked = isTicked;
  };
  return (
    <div ref={root} className="relative">
      <div className="flex flex-wrap items-center gap-x-6 sm:pr-36">
        <label className="min-h-touch inline-flex items-center gap-2 font-bold noscript:hidden">
          <input
            ref={box}
            type="checkbox"
            onChange={(event) => tickAll(event.currentTarget.checked)}
            className="accent-brand-600 size-5"
          />
          All on this page
        </label>
        <a
          href={href}
          className="text-brand-600 min-h-touch hidden items-center font-bold underline noscript:inline-flex"
        >
          Tick all on this page
        </a>
        <div className="max-sm:w-full">{beside}</div>
      </div>
      <details className="contents">
        <summary className="min-h-touch text-brand-600 absolute top-0 right-0 inline-flex items-center font-bold">
          {count + rest > 0 ? `With ${count + rest} ticked…` : "With the ticked…"}
        </summary>
        {children}
      </details>
    </div>
  );
}

function boxesOf(place: Element | null): HTMLInputElement[] {
  return [...(place?.closest("form")?.querySelectorAll<HTMLInputElement>('input[name^="lead."]') ?? [])];
}

type Boxes = { boxes: readonly { name: string; label: string; isTicked: boolean }[] };

/** Boxes beside each other. In the browser for the sake of their data, as `DeskRows`. */
export function TickBoxes({ boxes }: Boxes) {
  return (
    <div className="flex max-h-60 flex-wrap gap-x-4 overflow-y-auto">
      {boxes.map(({ name, label, isTicked }) => (
        <label key={name} className="min-h-touch flex min-w-0 items-center gap-2">
          <input
            type="checkbox"
            name={name}
            defaultChecked={isTicked}
            className="accent-brand-600 size-5 shrink-0"
          />
          <span className="min-w-0 wrap-anywhere">{label}</span>
        </label>
      ))}
    </div>
  );
}
