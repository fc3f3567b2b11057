import type { ReactNode } from "react";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { savedSearchesPage as words } from "@/content/saved-search-words";
import { formatDay } from "@/lib/base/format";
import { here, t } from "@/lib/base/language";
import { paths } from "@/lib/base/paths";
import type {
  SavedSearches,
  SavedSearchState,
  SavedWish,
} from "@/lib/saved-searches/forms/saved-search-schema";
import { readSavedText, savedListPath, saySearch } from "@/lib/saved-searches/forms/saved-query";
import { trailTo } from "@/lib/seo/trail";
import { LanguageField } from "@/components/enquiries/hidden-fields";
import { buttonStyle } from "@/components/ui/button-style";
import { apiRoot, savedSearchPaths } from "@/lib/base/call-paths";

type Props = {
  reading: { saved: SavedSearches } | { sentence: string };
  /** What a form of the page came to. */
  done: string | null;
  problem: string | null;
};

const link = "text-brand-600 underline underline-offset-4";

/** A search to confirm, or all that are sent to one mailbox, each with its buttons. */
export function SavedSearchesView({ reading, done, problem }: Props) {
  const saved = "saved" in reading ? reading.saved : null;
  const title = saved?.kind === "one" ? words.confirmTitle : words.title;
  return (
    <div className="container-page max-w-2xl pt-4 pb-16 md:pb-24 lg:pt-8">
      <Breadcrumb trail={trailTo({ label: title, href: "/saved-search" })} className="mb-4" />
      <span aria-hidden="true" className="bg-gold-500 mb-5 block h-0.5 w-12" />
      <h1 className="text-3xl font-black">{t(title)}</h1>
      {problem && (
        <p
          role="alert"
          className="border-danger-600 bg-danger-50 text-danger-600 rounded-control mt-6 border p-4 font-bold"
        >
          {t(problem)}
        </p>
      )}
      {(done || !saved) && (
        <p
          role="status"
          className="border-success-600 bg-success-50 rounded-control mt-6 border p-4 font-bold"
        >
          {t(done ?? ("sentence" in reading ? reading.sentence : ""))}
        </p>
      )}
      {saved && (saved.kind === "one" ? <ToConfirm saved={saved} /> : <AllSearches saved={saved} />)}
      <p className="mt-10">
        <a href={here(paths.listing)} className={link}>
          {t("See all homes and plots")}
        </a>
      </p>
    </div>
  );
}

function ToConfirm({ saved: { token, searches } }: { saved: SavedSearches }) {
  const [search] = searches;
  if (!search) return null;
  return (
    <>
      <SearchWords search={search} />
      <div className="mt-6">
        <SavedForm token={token} to="confirm" look="primary">
          {t(words.confirm)}
        </SavedForm>
      </div>
      <p className="text-ink-600 mt-6">{t(words.confirmNote)}</p>
    </>
  );
}

function AllSearches({ saved: { token, searches } }: { saved: SavedSearches }) {
  const isSent = searches.some(({ state }) => state === "sent");
  return (
    <>
      {searches.length === 0 && <p className="mt-6">{t("There is none at the moment.")}</p>}
      <ul>
        {searches.map((search) => (
          <li key={search.id} className="border-surface-line border-b py-6">
            <SearchWords search={search} />
            <State search={search} />
            <div className="mt-3 flex flex-wrap gap-3">
              <Buttons token={token} search={search} />
            </div>
          </li>
        ))}
      </ul>
      {isSent && searches.length > 1 && (
        <div className="mt-6">
          <SavedForm token={token} to="stop-all">
            {t("Stop all emails")}
          </SavedForm>
        </div>
      )}
      <details className="mt-8">
        <summary className="min-h-touch inline-flex cursor-pointer items-center font-bold underline underline-offset-4">
          {t("Delete everything")}
        </summary>
        <p className="mt-2 mb-3">{t(words.eraseNote)}</p>
        <SavedForm token={token} to="erase">
          {t("Delete for good")}
        </SavedForm>
      </details>
      <p className="text-ink-600 mt-8 text-sm">{t(words.keepSecret)}</p>
    </>
  );
}

function Buttons({ token, search }: { token: string; search: SavedSearchState }) {
  const about = wordsOf(search);
  const common = { token, search: search.id, about };
  if (search.state === "stopped")
    return (
      <SavedForm {...common} to="start">
        {t("Start again")}
      </SavedForm>
    );
  return (
    <>
      <SavedForm {...common} to="stop">
        {t("Stop")}
      </SavedForm>
      <SavedForm {...common} to="keep">
        {t("Keep for 180 days")}
      </SavedForm>
    </>
  );
}

function SearchWords({ search }: { search: SavedSearchState }) {
  return (
    <p className="mt-4 text-lg wrap-break-word">
      <strong>{wordsOf(search)}</strong>
      <br />
      <a href={here(savedListPath(search.query))} className={`${link} text-base`}>
        {t("See the list")}
      </a>
    </p>
  );
}

function State({ search: { state, until } }: { search: SavedSearchState }) {
  const day = until && formatDay(until);
  return (
    <p className="text-ink-600 mt-1">
      {state === "stopped"
        ? t("Stopped. It is deleted after 30 days.")
        : day && t("By email until {day}.", { day })}
    </p>
  );
}

const wordsOf = ({ query }: SavedSearchState) => saySearch(readSavedText(query).filters);

type SavedFormProps = {
  token: string;
  to: SavedWish;
  /** The id of the search that it is about. */
  search?: string;
  look?: "primary" | "outline";
  /** What the button is about, for screen readers. */
  about?: string;
  children: ReactNode;
};

/** One button: a plain form that is posted, and leads back to the page. */
function SavedForm({ token, to, search, look = "outline", about, children }: SavedFormProps) {
  return (
    <form method="post" action={apiRoot + savedSearchPaths.change}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="to" value={to} />
      <LanguageField path="/saved-search" />
      {search && <input type="hidden" name="search" value={search} />}
      <button className={buttonStyle(look)}>
        {children}
        {about && <span className="sr-only">: {about}</span>}
      </button>
    </form>
  );
}
