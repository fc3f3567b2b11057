import type { ReactNode } from "react";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import type { Trail } from "@/lib/seo/trail";
import { t } from "@/lib/base/language";

type Props = {
  title: string;
  trail: Trail;
  lead?: string;
  /** Beside the text on wide screens, else below it. */
  aside?: ReactNode;
  children?: ReactNode;
};

/** A page of text: a heading, a sentence on what it is about, and the text in lines of a readable length. */
export function TextPage({ title, trail, lead, aside, children }: Props) {
  const columns = "grid items-start gap-12 lg:grid-cols-[minmax(0,1fr)_26rem]";
  return (
    <div className="container-page pt-4 pb-16 md:pb-24 lg:pt-8">
      <Breadcrumb trail={trail} className="mb-4 md:mb-6" />
      <div className={aside ? columns : ""}>
        <div className={`max-w-measure min-w-0 ${aside ? "md:max-lg:max-w-none" : ""}`}>
          <span aria-hidden="true" className="bg-gold-500 mb-5 block h-0.5 w-12" />
          <h1 className="text-3xl font-black text-balance md:text-4xl">{t(title)}</h1>
          {lead && <p className="text-ink-600 mt-4 text-lg">{t(lead)}</p>}
          {children && <div className="prose-site mt-8">{children}</div>}
        </div>
        {aside}
      </div>
    </div>
  );
}
