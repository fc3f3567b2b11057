import { EmptyMessage } from "@/components/ui/empty-message";
import { buttonStyle } from "@/components/ui/button-style";
import { marketingPath, type Marketing } from "@/lib/desk/forms/campaign-link";
import type { PageLeads } from "@/lib/desk/forms/front-page";
import { cardStyle } from "../field-style";
import { Notice } from "../notice";
import { Brought } from "./brought";
import { LinkCard } from "./link-card";
import { MarketingForm } from "./marketing-form";

export type FoundPage = { label: string; href: string };

/** A page with its link, and what it brought. `qr`: SVG; `views`: null where they are not counted for this page alone. */
export type MarketedPage = {
  path: string;
  title: string;
  description: string | null;
  picture: string | null;
  link: string;
  qr: string;
  leads: PageLeads;
  views: number | null;
};

type Props = {
  asked: Marketing;
  found: readonly FoundPage[];
  link: MarketedPage | { refused: string } | null;
};

/** Chooses a page and a campaign, and has what to send, print and count. */
export function MarketingView({ asked, found, link }: Props) {
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6">
      <section className={cardStyle} aria-label="Page and campaign">
        <MarketingForm asked={asked} />
      </section>
      {link && "refused" in link && <Notice kind="problem">{link.refused}</Notice>}
      {link && "qr" in link && (
        <>
          <LinkCard page={link} asked={asked} />
          <Brought page={link} />
        </>
      )}
      {!link && (
        <section aria-labelledby="found">
          <h2 id="found" className="text-lg font-bold">
            {asked.page ? "Which page do you mean?" : "Changed last"}
          </h2>
          {found.length > 0 ? (
            <ul className="divide-surface-line mt-1 divide-y">
              {found.map(({ label, href }) => (
                <li key={href}>
                  <a
                    href={marketingPath({ ...asked, page: href })}
                    className="min-h-touch hover:text-brand-600 flex items-center wrap-anywhere"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          ) : (
            <EmptyMessage
              icon="search"
              title="No page found"
              text="Type a part of a project’s name, or paste the address of any page of the site."
              className="mt-3 py-10"
            >
              <a href={marketingPath()} className={buttonStyle("outline")}>
                Start again
              </a>
            </EmptyMessage>
          )}
        </section>
      )}
    </div>
  );
}
