import { SavedCount } from "@/components/projects/saved/saved-count";
import { Link } from "@/components/ui/link";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/lib/base/paths";
import { t } from "@/lib/base/language";

/** The heart in the header. The count overlaps its corner, so that nothing moves when it appears. */
export function ShortlistLink({ className }: { className: string }) {
  return (
    <Link href={paths.shortlist} className={className}>
      <Icon name="heart" className="size-6" />
      <span className="sr-only">{t("Shortlist")}</span>
      <SavedCount className="bg-brand-600 absolute top-0.5 right-0.5 min-w-5 rounded-full px-1 text-center text-xs text-white" />
    </Link>
  );
}

/** The shortlist's row in the drawer. */
export function ShortlistRow({ className }: { className?: string }) {
  return (
    <Link href={paths.shortlist} className={className}>
      {t("Shortlist")}
      <SavedCount className="bg-brand-600 min-w-6 rounded-full px-1.5 text-center text-sm text-white" />
    </Link>
  );
}
