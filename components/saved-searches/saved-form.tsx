import type { ReactNode } from "react";
import { LanguageField } from "@/components/enquiries/language-field";
import { buttonStyle } from "@/components/ui/button-style";
import { apiRoot, savedSearchPaths } from "@/lib/base/call-paths";
import type { SavedWish } from "@/lib/saved-searches/forms/saved-search-schema";

type Props = {
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
export function SavedForm({ token, to, search, look = "outline", about, children }: Props) {
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
