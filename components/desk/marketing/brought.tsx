import { formatCount } from "@/lib/base/format";
import { figureDays, pageKindLabels, vitalDays } from "@/lib/desk/forms/front-page";
import { cardStyle } from "../field-style";
import { BarTable } from "../front/bar-table";
import type { MarketedPage } from "./marketing-view";

const period = `last ${figureDays} days`;

/** What a page brought: leads by campaign; and how often pages of its kind were seen, which is all that is counted. */
export function Brought({ page }: { page: MarketedPage }) {
  return (
    <section className={cardStyle} aria-labelledby="brought">
      <h2 id="brought" className="text-lg font-bold">
        {`What it brought, ${period}`}
      </h2>
      <p>
        <b className="figures text-2xl">{formatCount(page.leads.total, "lead")}</b>
      </p>
      <BarTable
        caption={`Leads of this page by campaign, ${period}`}
        what="Campaign"
        rows={page.leads.campaigns}
        none="No lead has come from this page."
      />
      <p className="text-ink-600">
        {`“${pageKindLabels[page.kind]}” together had ${formatCount(page.views, "measured view")} in the last ${vitalDays} days. Views are counted by kind of page, never for one page or one visitor.`}
      </p>
    </section>
  );
}
