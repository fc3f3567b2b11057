import { BookChapter, MachineLinks, StatementLink } from "@/components/open-book/book-chapter";
import { BookFigures } from "@/components/open-book/book-figures";
import { DarkPatternList } from "@/components/open-book/dark-pattern-list";
import { GuideLayout } from "@/components/guides/guide-layout";
import { JsonLd } from "@/components/ui/json-ld";
import { openBookPage } from "@/content/open-book";
import { formatDay } from "@/lib/base/format";
import { indianDay } from "@/lib/base/indian-day";
import { paths } from "@/lib/base/paths";
import { openBookGraph } from "@/lib/open-book/open-book-json-ld";
import { toChapters } from "@/lib/open-book/open-book-words";
import { readBook } from "@/lib/pages/open-book-page";
import { env } from "@/lib/process/env";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { trailTo } from "@/lib/seo/trail";
import { t } from "@/lib/base/language";

export function generateMetadata() {
  return pageMetadata({
    title: t(openBookPage.title),
    description: t(openBookPage.description),
    path: paths.quality,
    preview: { kind: "page", name: "quality" },
  });
}

const trail = trailTo({ label: openBookPage.title, href: paths.quality });

/** How the site earns, orders and keeps what it shows: `/quality`. Without its figures it says what needs none. */
export default async function QualityPage() {
  const book = await readBook();
  const asOn = book?.asOn ?? indianDay(new Date());
  return (
    <GuideLayout
      title={openBookPage.title}
      trail={trail}
      lead={openBookPage.lead}
      dated={
        book
          ? t("Counted on {day}", { day: formatDay(asOn) ?? asOn })
          : t("The figures can’t be read right now. Please try again in a moment.")
      }
    >
      <JsonLd graph={openBookGraph(env().SITE_URL, trail, asOn)} />
      {toChapters(book).map((chapter) => (
        <BookChapter key={chapter.id} chapter={chapter}>
          {book && <BookFigures id={chapter.id} book={book} />}
          {chapter.id === "patterns" && <DarkPatternList />}
          {chapter.id === "accessibility" && <StatementLink />}
        </BookChapter>
      ))}
      <MachineLinks />
    </GuideLayout>
  );
}
