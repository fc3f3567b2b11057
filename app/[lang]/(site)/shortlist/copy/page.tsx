import { ShortlistCopy } from "@/components/offline/shortlist-copy";
import { offlineWords } from "@/content/offline";
import { t } from "@/lib/base/language";
import { loadChosen } from "@/lib/pages/compare-page";
import type { SearchParams } from "@/lib/projects/listing/project-filters";
import { hiddenMetadata } from "@/lib/seo/page-metadata";

export function generateMetadata() {
  return hiddenMetadata({ title: t("Your shortlist"), description: t(offlineWords.listDescription) });
}

/** The projects of an address as a list: what the worker keeps of a shortlist, which only the browser knows. */
export default async function ShortlistCopyPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return <ShortlistCopy {...await loadChosen(await searchParams)} read={new Date()} />;
}
