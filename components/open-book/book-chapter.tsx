import type { ReactNode } from "react";
import type { Chapter } from "@/lib/open-book/open-book-words";

/** One chapter of the open book: its words, and below them its table or picture. */
export function BookChapter({
  chapter: { id, title, words },
  children,
}: {
  chapter: Chapter;
  children?: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="mt-10 first:mt-0">
      <h2 id={id} className="scroll-mt-24 text-xl font-bold md:text-2xl">
        {title}
      </h2>
      {words.map((text) => (
        <p key={text} className="max-w-measure mt-3">
          {text}
        </p>
      ))}
      {children}
    </section>
  );
}
