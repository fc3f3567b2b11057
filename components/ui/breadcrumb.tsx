import { Link } from "@/components/ui/link";
import { t } from "@/lib/base/language";

type Props = {
  /** From home to the current page, which is not a link. */
  trail: readonly { label: string; href: string }[];
  className?: string;
};

/** Home / … / the current page. On narrow screens it wraps, so that every step can be read and pressed. */
export function Breadcrumb({ trail, className = "" }: Props) {
  const page = trail.at(-1);
  return (
    <nav aria-label={t("Breadcrumb")} className={`trail ${className}`}>
      <ol>
        {trail.slice(0, -1).map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{t(label)}</Link>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page">{page && t(page.label)}</li>
      </ol>
    </nav>
  );
}
