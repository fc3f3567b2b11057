import { buttonStyle } from "@/components/ui/button-style";
import { EmptyMessage } from "@/components/ui/empty-message";
import { Icon } from "@/components/ui/icon";
import { formatCount } from "@/lib/base/format";
import {
  campaignText,
  type Marketing,
  marketingPath,
  presetNames,
  presets,
} from "@/lib/desk/forms/campaign-link";
import { deskPaths } from "@/lib/desk/forms/desk-paths";
import { figureDays, type PageLeads } from "@/lib/desk/forms/front-page";
import { Card } from "../card";
import { cardStyle, ChoiceField, labelStyle, TextBox } from "../fields";
import { BarTable } from "../front/figures";
import { Notice } from "../marks";
import { CopyButton } from "./copy-button";

export type FoundPage = { label: string; href: string };

/** A page with its link, and what it brought. `ad`: of a project (`adLine`); `qr`: SVG; `views`: null where they are not counted for this page alone. */
export type MarketedPage = {
  path: string;
  title: string;
  description: string | null;
  picture: string | null;
  link: string;
  ad: string | null;
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

const period = `last ${figureDays} days`;

/** What a page brought: how often it was seen, and its leads by campaign. */
function Brought({ page }: { page: MarketedPage }) {
  const { views, leads } = page;
  return (
    <Card id="brought" title={`What it brought, ${period}`}>
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
    </Card>
  );
}

/** Which page, where the link is put, and the name of the campaign. A form that works by itself. */
function MarketingForm({ asked }: { asked: Marketing }) {
  return (
    <form action={deskPaths.marketing} className="grid gap-4 md:grid-cols-[2fr_1fr_1fr_auto] md:items-end">
      <TextBox
        name="page"
        label="Page: its address, or a project’s name"
        defaultValue={asked.page}
        placeholder="Name or address"
      />
      <ChoiceField
        name="preset"
        label="For"
        value={asked.preset}
        options={presetNames.map((name) => [name, presets[name].label])}
      />
      <TextBox name="campaign" label="Campaign" defaultValue={asked.campaign} maxLength={80} />
      <button className={buttonStyle("primary", "justify-self-start")}>Show</button>
    </form>
  );
}

/** The link to send, as a code to print, and what it shows before it is opened. */
function LinkCard({ page, asked }: { page: MarketedPage; asked: Marketing }) {
  const code = `data:image/svg+xml,${encodeURIComponent(page.qr)}`;
  const text = campaignText(page.title, page.ad, page.link);
  const whatsapp = `https://wa.me/?${new URLSearchParams({ text })}`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <section className={cardStyle} aria-labelledby="link">
        <h2 id="link" className="text-lg font-bold wrap-anywhere">
          {page.title}
        </h2>
        <label className="grid">
          <span className={labelStyle}>{`Text and link for ${presets[asked.preset].label}`}</span>
          <textarea
            readOnly
            rows={5}
            // Another text is another box.
            key={text}
            defaultValue={text}
            className="border-ink-400 rounded-control w-full border bg-white px-3 py-2 wrap-anywhere"
          />
        </label>
        <div className="flex flex-wrap gap-3">
          <CopyButton text={text} what="text" look="button-primary" />
          <CopyButton text={page.link} what="link" look="button-outline" />
          <a href={whatsapp} target="_blank" rel="noreferrer" className={buttonStyle("outline")}>
            <Icon name="whatsapp" />
            Send by WhatsApp
          </a>
          <a href={page.path} target="_blank" rel="noreferrer" className={buttonStyle("quiet")}>
            <Icon name="external" />
            Open the page
          </a>
        </div>
        {page.picture && (
          <figure className="border-surface-line rounded-card mt-2 max-w-md overflow-hidden border">
            {/* eslint-disable-next-line @next/next/no-img-element -- what others load, as they load it */}
            <img
              src={page.picture}
              alt=""
              width={1200}
              height={630}
              loading="lazy"
              className="h-auto w-full"
            />
            <figcaption className="grid gap-1 p-3">
              <span className="font-bold wrap-anywhere">{page.title}</span>
              {page.description && (
                <span className="text-ink-600 line-clamp-2 text-sm">{page.description}</span>
              )}
            </figcaption>
          </figure>
        )}
      </section>
      <Card id="code" title="QR code">
        {/* eslint-disable-next-line @next/next/no-img-element -- drawn here, in the address itself */}
        <img
          src={code}
          alt={`QR code that opens ${page.title}`}
          width={240}
          height={240}
          className="h-auto w-[min(15rem,100%)] justify-self-center"
        />
        <a
          href={code}
          download={`qr-${asked.preset}-${asked.campaign}.svg`}
          className={buttonStyle("outline", "justify-self-start")}
        >
          <Icon name="download" />
          Download for print
        </a>
        <p className="text-ink-600 text-sm">
          An SVG, sharp at any size. Print it 2 cm wide or more{page.ad && `, and beside it: ${page.ad}`}.
        </p>
      </Card>
    </div>
  );
}
