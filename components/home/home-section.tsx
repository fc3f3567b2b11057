import { Link } from "@/components/ui/link";
import { useId, type ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { t } from "@/lib/base/language";

type Props = {
  title: string;
  text?: string;
  more?: { label: string; href: string };
  warm?: boolean;
  /** It begins in a phone's first screen. */
  isFirst?: boolean;
  children: ReactNode;
};

/** A full-width section of a page: heading, a sentence, content, and a link to more of it. */
export function HomeSection({ title, text, more, warm = false, isFirst = false, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={warm ? "bg-surface-warm" : "bg-white"}>
      <div className={`container-page pb-12 md:py-16 ${isFirst ? "pt-4" : "pt-12"}`}>
        <div
          className={`flex flex-wrap items-baseline justify-between gap-x-6 md:mb-8 ${isFirst ? "mb-3" : "mb-6"}`}
        >
          <h2 id={id} className="text-2xl font-black md:text-3xl">
            {t(title)}
          </h2>
          {more && (
            <Link
              href={more.href}
              className="text-brand-600 min-h-touch inline-flex items-center gap-1 font-bold underline-offset-4 hover:underline"
            >
              {t(more.label)}
              <Icon name="chevronRight" className="size-4" />
            </Link>
          )}
          {text && (
            <div className="basis-full">
              <p className="text-ink-600 max-w-measure">{t(text)}</p>
            </div>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
