import type { ReactNode } from "react";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import type { GuideSection } from "@/lib/guides/guide";
import type { Trail } from "@/lib/seo/trail";
import { QuickLinks } from "./quick-links";
import { TableOfContents } from "./table-of-contents";
import { t } from "@/lib/base/language";

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
