import type { ReactNode } from "react";
import type { Chapter } from "@/lib/open-book/open-book-words";
import { apiRoot, readPaths } from "@/lib/base/call-paths";
import { Link } from "@/components/ui/link";
import { t } from "@/lib/base/language";
import { paths } from "@/lib/base/paths";

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

/** From what a program found to what we know besides, and how to complain. */
export function StatementLink() {
  return (
    <p className="mt-3">
      <Link
        href={paths.accessibility}
        className="hover:text-brand-600 min-h-touch inline-flex items-center underline underline-offset-4"
      >
        {t("What is not good enough yet, and how to complain")}
      </Link>
    </p>
  );
}

const links = [
  { href: `${apiRoot}/openapi.json`, label: "Every call of our API, described (OpenAPI 3.1)" },
  { href: apiRoot + readPaths.openBook, label: "The figures of this page (JSON)" },
  { href: apiRoot + readPaths.allProjects, label: "All homes and plots, page by page (JSON)" },
  { href: "/llms.txt", label: "This site for assistants (llms.txt)" },
  { href: "/sitemap.xml", label: "Every page (sitemap)" },
] as const;

/** Where programs read the same. */
export function MachineLinks() {
  return (
    <section aria-labelledby="machines" className="mt-10">
      <h2 id="machines" className="scroll-mt-24 text-xl font-bold md:text-2xl">
        {t("The same for machines")}
      </h2>
      <p className="max-w-measure mt-3">
        {t(
          "Anybody may read our data with a program, free of charge and from any site: projects, prices, places and the figures above.",
        )}
      </p>
      <ul className="mt-3">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a
              href={href}
              className="hover:text-brand-600 min-h-touch inline-flex items-center underline underline-offset-4"
            >
              {t(label)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
