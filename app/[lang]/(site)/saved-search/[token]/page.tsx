import { notFound } from "next/navigation";
import { SavedSearchesView } from "@/components/saved-searches/saved-searches-view";
import { savedSearchesPage, savedSearchMessages } from "@/content/saved-search-words";
import { t } from "@/lib/base/language";
import { readSavedPage, savedDoneWords } from "@/lib/pages/saved-search-page";
import { hiddenMetadata } from "@/lib/seo/page-metadata";

export const generateMetadata = () => hiddenMetadata({ title: t(savedSearchesPage.title) });

type Props = {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** What a link of the mails opens: a search to confirm, or all searches with what can be done. Opening it changes nothing. */
export default async function SavedSearchesPage({ params, searchParams }: Props) {
  const { token } = await params;
  const reading = await readSavedPage(token);
  if (!reading) notFound();
  const { done, problem } = await searchParams;
  return (
    <SavedSearchesView
      reading={reading}
      done={savedDoneWords(done, reading)}
      problem={problem === undefined ? null : savedSearchMessages.failed}
    />
  );
}
