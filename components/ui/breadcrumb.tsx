import Link from "next/link";
import { Still } from "./still";

type Props = {
  /** From home to the current page, which is not a link. */
  trail: readonly { label: string; href: string }[];
  className?: string;
};

/**
 * Home / … / the current page. On narrow screens it wraps, so that every step can be read and pressed; a row without
 * links is no higher than its words.
 */
export function Breadcrumb({ trail, className = "" }: Props) {
  const page = trail.at(-1);
  return (
    <Still
      as="nav"
      name="trail"
      aria-label="Breadcrumb"
      className={`text-ink-600 text-sm print:hidden ${className}`}
    >
      <ol>
        {trail.slice(0, -1).map(({ label, href }) => (
          <li key={href} className="inline-flex max-w-full items-baseline">
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
        <li aria-current="page" className="text-ink-900 inline-block max-w-full pb-3 wrap-anywhere">
          {page?.label}
        </li>
      </ol>
    </Still>
  );
}
