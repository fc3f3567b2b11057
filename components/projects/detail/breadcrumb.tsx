import Link from "next/link";
import { paths, placePath } from "@/lib/routes";

/** Where this page stands: Home / Properties / city / name. */
export function Breadcrumb({ name, city }: { name: string; city: string | null }) {
  const steps = [
    { label: "Home", href: paths.home },
    { label: "Properties", href: paths.listing },
    ...(city ? [{ label: city, href: placePath(city) }] : []),
  ];
  return (
    <nav aria-label="Breadcrumb" className="text-ink-600 text-sm">
      <ol className="flex min-w-0 items-center">
        {steps.map(({ label, href }) => (
          <li key={href} className="flex shrink-0 items-center">
            <Link
              href={href}
              prefetch={false}
              className="min-h-touch hover:text-brand-600 inline-flex items-center underline-offset-4 hover:underline"
            >
              {label}
            </Link>
            <span aria-hidden="true" className="px-2">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="text-ink-900 min-w-0 truncate">
          {name}
        </li>
      </ol>
    </nav>
  );
}
