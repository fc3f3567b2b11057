import { formatCount } from "@/lib/base/format";
import { figureDays } from "@/lib/desk/forms/front-page";
import { cardStyle } from "../field-style";
import { BarTable } from "../front/bar-table";
import type { MarketedPage } from "./marketing-view";

const period = `last ${figureDays} days`;

/** What a page brought: how often it was seen, and its leads by campaign. */
export function Brought({ page }: { page: MarketedPage }) {
  const { views, leads } = page;
  return (
    <section className={cardStyle} aria-labelledby="brought">
      <h2 id="brought" className="text-lg font-bold">
        {`What it brought, ${period}`}
      </h2>
      <p className="flex flex-wrap gap-x-6">
        {views !== null && <b className="figures text-2xl">{formatCount(views, "view")}</b>}
        <b className="figures text-2xl">{formatCount(leads.total, "lead")}</b>
      </p>
      <BarTable
        caption={`Leads of this page by campaign, ${period}`}
        what="Campaign"
        rows={leads.campaigns}
        none="No lead has come from this page."
      />
      <p className="text-ink-600">
        {views === null
          ? "Views of this page are not counted by itself: it asks for more than place, type, bedrooms and budget, or is made for one visitor."
          : "A visit counts once, for the page that it ended on. Browsers that ask not to be tracked are not counted, and nothing is kept of one visitor."}
      </p>
    </section>
  );
}
