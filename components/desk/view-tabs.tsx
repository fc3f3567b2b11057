import { tabStyle } from "./field-style";

type Tab = { href: string; label: string; isHere: boolean; count?: number };

/** The views of a list, one of which is shown. `count`: what waits in it. */
export function ViewTabs({ label = "Views", tabs }: { label?: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {tabs.map(({ href, label, isHere, count = 0 }) => (
        <a key={href} href={href} aria-current={isHere ? "page" : undefined} className={tabStyle}>
          {label}
          {count > 0 && (
            <span className="bg-brand-600 figures rounded-full px-2 text-sm text-white">{count}</span>
          )}
        </a>
      ))}
    </nav>
  );
}
