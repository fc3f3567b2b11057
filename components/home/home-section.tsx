import { Link } from "@/components/ui/link";
import { useId, type ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { t } from "@/lib/base/language";

type Props = {
  title: string;
  text?: string;
  more?: { label: string; href: string };
  warm?: boolean;
  children: ReactNode;
};

/** A full-width section of a page: heading, a sentence, content, and a link to more of it. */
export function HomeSection({ title, text, more, warm = false, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={warm ? "bg-surface-warm" : "bg-white"}>
      <div className="container-page py-12 md:py-16">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 md:mb-8">
          <div>
            <h2 id={id} className="text-2xl font-black md:text-3xl">
              {t(title)}
            </h2>
            {text && <p className="text-ink-600 max-w-measure mt-1">{t(text)}</p>}
          </div>
          {more && (
            <Link
              href={more.href}
              className="text-brand-600 min-h-touch inline-flex items-center gap-1 font-bold underline-offset-4 hover:underline"
            >
              {t(more.label)}
              <Icon name="chevronRight" className="size-4" />
            </Link>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
