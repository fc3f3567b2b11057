import { pageStyles } from "@/lib/base/page-styles";
import type { GuideSection } from "@/lib/guides/guide";
import { t } from "@/lib/base/language";

/** The contents of a long page: above the text, on wide screens beside it, where it stays visible. */
export function TableOfContents({ sections }: { sections: readonly GuideSection[] }) {
  return (
    <nav
      aria-label={t("On this page")}
      className="rounded-card border-surface-line mb-8 border px-5 py-4 xl:sticky xl:top-24 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:mb-0 xl:self-start xl:border-0 xl:p-0 print:hidden"
    >
      <p className="text-sm font-bold">{t("On this page")}</p>
      <style href="table-of-contents" precedence="low">
        {pageStyles["table-of-contents"]}
      </style>
      <ul className="xl:border-surface-line mt-1 columns-[2_6.5rem] gap-x-6 text-sm [scroll-target-group:auto] sm:columns-3 xl:mt-3 xl:columns-1 xl:border-l">
        {sections.map(({ id, short }) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              className="contents-link [--marked:theme(colors.brand.600)] text-ink-600 decoration-gold-500 hover:text-brand-600 min-h-touch flex items-center py-1 leading-snug underline underline-offset-4 xl:-ml-px xl:min-h-9 xl:border-l xl:border-transparent xl:pl-4 xl:no-underline"
            >
              {t(short)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
