import type { ReactNode } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { boxStyle, tabStyle } from "./fields";
import { TabRow } from "./tab-row";

type Props = {
  /** The page that the form leads to. */
  action: string;
  /** The view to stay in; none for the first one. */
  view: string | null;
  search: string;
  /** What can be searched for. */
  words: string;
  /** The filters are open: one is set, and nothing else on the page says so. */
  isNarrow?: boolean;
  children: ReactNode;
};

/** A search, and filters that unfold. A form that works by itself. */
export function FilterForm({ action, view, search, words, isNarrow = false, children }: Props) {
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
          aria-keyshortcuts="/"
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

type Tab = { href: string; label: string; isHere: boolean; count?: number };

/** The views of a list, one of which is shown; on a phone in one line, as wide as they are. `count`: what waits in it. */
export function ViewTabs({ label = "Views", tabs }: { label?: string; tabs: readonly Tab[] }) {
  return (
    <TabRow
      label={label}
      className="-mx-2 -my-1 max-w-[calc(100%+1rem)] gap-2 px-2 py-1 sm:mx-0 sm:max-w-full sm:flex-wrap sm:px-0"
    >
      {tabs.map(({ href, label, isHere, count = 0 }) => (
        <a
          key={href}
          href={href}
          aria-current={isHere ? "page" : undefined}
          className={`${tabStyle} shrink-0 aria-[current]:[scroll-initial-target:nearest]`}
        >
          {label}
          {count > 0 && (
            <span className="bg-brand-600 figures rounded-full px-2 text-sm text-white">{count}</span>
          )}
        </a>
      ))}
    </TabRow>
  );
}
