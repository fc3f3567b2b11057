import Link from "next/link";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/lib/base/paths";

export function ShortlistEmpty() {
  return (
    <div className="border-surface-line rounded-card bg-surface-warm mt-8 grid justify-items-center gap-4 border px-6 py-12 text-center">
      <Icon name="heart" className="text-gold-700 size-10" />
      <h2 className="text-xl font-bold">Nothing saved yet</h2>
      <p className="text-ink-600 max-w-measure">
        Press the heart of a project, and it waits for you here with its price of the day.
      </p>
      <Link href={paths.listing} prefetch={false} className={buttonStyle("primary")}>
        See all projects
      </Link>
    </div>
  );
}
