import type { ReactNode } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { boxStyle } from "./field-style";

type Props = {
  /** The page that the form leads to. */
  action: string;
  /** The view to stay in; none for the first one. */
  view: string | null;
  search: string;
  /** What can be searched for. */
  words: string;
  /** A filter is set: they are open then. */
  isNarrow: boolean;
  children: ReactNode;
};

/** A search, and filters that unfold. A form that works by itself. */
export function FilterForm({ action, view, search, words, isNarrow, children }: Props) {
  return (
    <form action={action} role="search" className="grid gap-3">
      {view !== null && <input type="hidden" name="view" value={view} />}
      <div className="flex flex-wrap gap-2">
        <label htmlFor="q" className="sr-only">
          {words}
        </label>
        <input
          id="q"
          name="q"
          type="search"
          defaultValue={search}
          placeholder={words}
          className={`${boxStyle} flex-[1_1_12rem]`}
        />
        <button className={buttonStyle("outline", "bg-white")}>
          <Icon name="search" />
          <span className="max-sm:sr-only">Search</span>
        </button>
      </div>
      <details open={isNarrow}>
        <summary className="min-h-touch text-brand-600 inline-flex items-center gap-2 font-bold">
          <Icon name="filter" />
          Filter
        </summary>
        {children}
        <button className={buttonStyle("outline", "mt-3 bg-white")}>Show</button>
      </details>
    </form>
  );
}
