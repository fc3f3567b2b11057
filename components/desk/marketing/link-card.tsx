import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { presets, type Marketing } from "@/lib/desk/forms/campaign-link";
import { cardStyle, labelStyle } from "../field-style";
import { CopyButton } from "./copy-button";
import type { MarketedPage } from "./marketing-view";

/** The link to send, as a code to print, and what it shows before it is opened. */
export function LinkCard({ page, asked }: { page: MarketedPage; asked: Marketing }) {
  const code = `data:image/svg+xml,${encodeURIComponent(page.qr)}`;
  const whatsapp = `https://wa.me/?${new URLSearchParams({ text: `${page.title}\n${page.link}` })}`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <section className={cardStyle} aria-labelledby="link">
        <h2 id="link" className="text-lg font-bold wrap-anywhere">
          {page.title}
        </h2>
        <label className="grid">
          <span className={labelStyle}>{`Link for ${presets[asked.preset].label}`}</span>
          <textarea
            readOnly
            rows={3}
            // Another link is another box.
            key={page.link}
            defaultValue={page.link}
            className="border-ink-400 rounded-control w-full border bg-white px-3 py-2 break-all"
          />
        </label>
        <div className="flex flex-wrap gap-3">
          <CopyButton text={page.link} />
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
      <section className={cardStyle} aria-labelledby="code">
        <h2 id="code" className="text-lg font-bold">
          QR code
        </h2>
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
        <p className="text-ink-600 text-sm">An SVG, sharp at any size. Print it 2 cm wide or more.</p>
      </section>
    </div>
  );
}
