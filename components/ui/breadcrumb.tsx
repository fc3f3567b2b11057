import Link from "next/link";

type Props = {
  /** From home to the current page, which is not a link. */
  trail: readonly { label: string; href: string }[];
  className?: string;
};

/** Home / … / the current page. On narrow screens it wraps, so that every step can be read and pressed. */
export function Breadcrumb({ trail, className = "" }: Props) {
  const page = trail.at(-1);
  return (
    <nav aria-label="Breadcrumb" className={`text-ink-600 text-sm print:hidden ${className}`}>
      <ol className="flex min-w-0 flex-wrap items-center">
        {trail.slice(0, -1).map(({ label, href }) => (
          <li key={href} className="flex max-w-full items-center">
            <Link
              href={href}
              prefetch={false}
              className="min-h-touch hover:text-brand-600 inline-flex min-w-0 items-center wrap-anywhere underline-offset-4 hover:underline"
            >
              {label}
            </Link>
            <span aria-hidden="true" className="px-2">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="min-h-touch text-ink-900 flex max-w-full min-w-0 items-center">
          <span className="min-w-0 wrap-anywhere">{page?.label}</span>
        </li>
      </ol>
    </nav>
  );
}
