import { Link } from "@/components/ui/link";
import { t } from "@/lib/base/language";
import { paths } from "@/lib/base/paths";
import { measuredPromise } from "@/lib/open-book/open-book-words";
import type { CallTimes } from "@/lib/open-book/open-book-schema";

/** How fast we called in the last days, beside what we promise; nothing while it rests on too few. */
export function MeasuredCalls({ calls }: { calls: CallTimes | null | undefined }) {
  const words = measuredPromise(calls ?? null);
  if (!words) return null;
  return (
    <p className="text-ink-600 mt-4 text-sm">
      {words}{" "}
      <Link href={`${paths.quality}#calls`} className="hover:text-brand-600 underline underline-offset-4">
        {t("How we count")}
      </Link>
    </p>
  );
}
