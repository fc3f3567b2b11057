import { SaveSearchView } from "@/components/saved-searches/save-search-view";
import { savedSearchPage } from "@/content/saved-search-words";
import { t } from "@/lib/base/language";
import { loadSavedSearch } from "@/lib/pages/saved-search-page";
import type { SearchParams } from "@/lib/projects/listing/project-filters";
import { hiddenMetadata } from "@/lib/seo/page-metadata";

export const generateMetadata = () =>
  hiddenMetadata({ title: t(savedSearchPage.title), description: t(savedSearchPage.lead) });

type Props = { searchParams: Promise<SearchParams> };

/** Saves the search of its address for somebody's mailbox, without an account. */
export default async function SaveSearchPage({ searchParams }: Props) {
  return <SaveSearchView {...await loadSavedSearch(await searchParams)} />;
}
