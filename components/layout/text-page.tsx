import type { ReactNode } from "react";

type Props = { title: string; lead?: string; children?: ReactNode };

/** A page of words: a heading, a sentence that says what it is about, and text in a readable measure. */
export function TextPage({ title, lead, children }: Props) {
  return (
    <div className="container-page pt-10 pb-16 md:pt-16 md:pb-24">
      <div className="max-w-measure">
        <span aria-hidden="true" className="bg-gold-500 mb-5 block h-0.5 w-12" />
        <h1 className="text-3xl font-black text-balance md:text-4xl">{title}</h1>
        {lead && <p className="text-ink-600 mt-4 text-lg">{lead}</p>}
        {children && <div className="prose-site mt-8">{children}</div>}
      </div>
    </div>
  );
}
