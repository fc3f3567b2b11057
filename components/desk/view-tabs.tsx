import { tabStyle } from "./field-style";
import { TabRow } from "./tab-row";

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
