import Link from "next/link";
import type { ReactNode } from "react";
import type { GuideSection } from "@/lib/guides/guide";
import { paths } from "@/lib/routes";
import { QuickLinks } from "./quick-links";
import { TableOfContents } from "./table-of-contents";

type Props = {
  title: string;
  lead?: string;
  /** Said under the heading, such as the day of the last change. */
  dated?: ReactNode;
  /** With these the page gets a table of contents. */
  sections?: readonly GuideSection[];
  children: ReactNode;
};

/**
 * A page with the Quick Links beside it (specification, section 2): 280 px wide, away on small screens. In the source the
 * text comes first, so that it is read first.
 */
export function GuideLayout({ title, lead, dated, sections, children }: Props) {
  return (
    <div className="container-page pt-4 pb-16 lg:grid lg:grid-cols-[280px_minmax(0,1fr)] lg:gap-x-10 lg:pt-8 lg:pb-24 print:block">
      <div
        className={`min-w-0 lg:col-start-2 ${sections ? "xl:grid xl:grid-cols-[minmax(0,1fr)_11rem] xl:grid-rows-[auto_1fr] xl:gap-x-10 print:block" : ""}`}
      >
        <header className="mb-8 min-w-0">
          <p className="text-ink-600 text-sm print:hidden">
            <Link
              href={paths.home}
              prefetch={false}
              className="min-h-touch hover:text-brand-600 inline-flex items-center underline-offset-4 hover:underline"
            >
              Home
            </Link>
            <span aria-hidden="true" className="px-2">
              /
            </span>
            <span aria-current="page">{title}</span>
          </p>
          <h1 className="mt-1 text-3xl font-black text-balance md:text-4xl">{title}</h1>
          {lead && <p className="text-ink-600 max-w-measure mt-3 text-lg text-pretty">{lead}</p>}
          {dated && <p className="text-ink-600 mt-3 text-sm">{dated}</p>}
        </header>
        {sections && <TableOfContents sections={sections} />}
        <div className="min-w-0">{children}</div>
      </div>
      <aside
        aria-label="Guides"
        className="hidden lg:sticky lg:top-24 lg:col-start-1 lg:row-start-1 lg:block lg:self-start print:hidden"
      >
        <QuickLinks />
      </aside>
    </div>
  );
}
