import { NavLink } from "@/components/layout/nav-link";
import { quickLinks } from "@/components/layout/nav-links";

/** The panel beside every guide (specification, section 2). */
export function QuickLinks() {
  return (
    <nav aria-labelledby="quick-links" className="rounded-card border-surface-line overflow-hidden border">
      <h2 id="quick-links" className="bg-surface-warm border-surface-line border-b px-5 py-4 font-black">
        Quick Links
      </h2>
      <ul className="divide-surface-line divide-y">
        {quickLinks.map((link) => (
          <li key={link.href}>
            <NavLink
              {...link}
              className="min-h-touch hover:text-brand-600 aria-[current=page]:border-brand-600 aria-[current=page]:bg-brand-50 aria-[current=page]:text-brand-600 flex items-center border-l-2 border-transparent px-5 py-2 transition-colors duration-150 aria-[current=page]:font-bold"
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
