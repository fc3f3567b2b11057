import type { ReactNode } from "react";
import { quickLinks } from "@/components/layout/nav-links";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Link } from "@/components/ui/link";
import { t } from "@/lib/base/language";
import { pageStyles } from "@/lib/base/page-styles";
import type { GuideSection } from "@/lib/guides/guide";
import type { Trail } from "@/lib/seo/trail";

type Props = {
  title: string;
  trail: Trail;
  lead?: string;
  /** A line under the heading, such as the date of the last change. */
  dated?: ReactNode;
  /** If given, the page gets a table of contents. */
  sections?: readonly GuideSection[];
  children: ReactNode;
};

/**
 * A page with the Quick Links beside it (specification, section 2): 280 px wide, hidden on small screens. The text
 * comes first in the HTML, so that screen readers reach it first.
 */
export function GuideLayout({ title, trail, lead, dated, sections, children }: Props) {
  return (
    <div className="container-page pt-4 pb-16 lg:grid lg:grid-cols-[17.5rem_minmax(0,1fr)] lg:gap-x-10 lg:pt-8 lg:pb-24 print:block">
      <div
        className={`min-w-0 lg:col-start-2 ${sections ? "xl:grid xl:grid-cols-[minmax(0,1fr)_11rem] xl:grid-rows-[auto_1fr] xl:gap-x-10 print:block" : ""}`}
      >
        <header className="mb-8 min-w-0">
          <Breadcrumb trail={trail} />
          <h1 className="mt-1 text-3xl font-black text-balance md:text-4xl">{t(title)}</h1>
          {lead && <p className="text-ink-600 max-w-measure mt-3 text-lg text-pretty">{t(lead)}</p>}
          {dated && <p className="text-ink-600 mt-3 text-sm">{dated}</p>}
        </header>
        {sections && <TableOfContents sections={sections} />}
        <div className="min-w-0">{children}</div>
      </div>
      <aside
        aria-label={t("Guides")}
        className="hidden lg:sticky lg:top-24 lg:col-start-1 lg:row-start-1 lg:block lg:self-start print:hidden"
      >
        <QuickLinks page={trail.at(-1)?.href} />
      </aside>
    </div>
  );
}

/** The panel beside every guide (specification, section 2). `page`: the address of the guide. */
function QuickLinks({ page }: { page: string | undefined }) {
  return (
    <nav aria-labelledby="quick-links" className="rounded-card border-surface-line overflow-hidden border">
      <h2 id="quick-links" className="bg-surface-warm border-surface-line border-b px-5 py-4 font-black">
        {t("Quick Links")}
      </h2>
      <ul className="quick-links divide-surface-line divide-y">
        {quickLinks.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} aria-current={href === page ? "page" : undefined}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The contents of a long page: above the text, on wide screens beside it, where it stays visible. */
function TableOfContents({ sections }: { sections: readonly GuideSection[] }) {
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
