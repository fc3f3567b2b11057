import { Icon } from "@/components/ui/icon";
import { kilobytes, type LinkFacts, linkNetworks, linkWarnings } from "@/lib/link-inspector/link-facts";
import { buttonStyle } from "@/components/ui/button-style";
import { paths } from "@/lib/base/paths";
import { CopyLink } from "./copy-link";
import { LinkCardView } from "./link-card-view";

/** How a link will look in each app, and warnings about it. */
export function LinkReport({ facts }: { facts: LinkFacts }) {
  const warnings = linkWarnings(facts);
  const { head, picture, siteUrl } = facts;
  return (
    <>
      <section aria-labelledby="warnings" className="mt-8">
        <h2 id="warnings" className="text-2xl font-black">
          {warnings.length === 0 ? "Ready to share" : "Before you share"}
        </h2>
        {warnings.length === 0 ? (
          <p className="text-success-600 mt-2 flex items-start gap-2 font-bold">
            <Icon name="check" className="mt-0.5 size-5 shrink-0" />
            Title, description and picture are as they should be.
          </p>
        ) : (
          <ul className="mt-2 grid gap-2">
            {warnings.map((warning) => (
              <li key={warning} className="flex min-w-0 items-start gap-2">
                <Icon name="alert" className="text-danger-600 mt-0.5 size-5 shrink-0" />
                <span className="min-w-0 wrap-anywhere">{warning}</span>
              </li>
            ))}
          </ul>
        )}
        <p className="text-ink-600 mt-2 text-sm">
          {picture
            ? `Picture: ${picture.width} × ${picture.height}, ${kilobytes(picture.bytes)}, ${picture.format.toUpperCase()}.`
            : "Picture: none."}
        </p>
      </section>
      <div className="mt-6 max-w-3xl">
        <CopyLink address={head.canonical ?? new URL(facts.path, siteUrl).href} />
      </div>
      <section aria-labelledby="cards" className="mt-6">
        <h2 id="cards" className="text-2xl font-black">
          How it will look
        </h2>
        <div className="mt-4 grid items-start gap-8 sm:grid-cols-2 lg:grid-cols-3">
          {linkNetworks.map((network) => (
            <LinkCardView key={network.name} facts={facts} network={network} />
          ))}
        </div>
      </section>
    </>
  );
}

/** Asks for the page whose link is to be shown. A GET form, so that the result has its own address. */
export function LinkForm({ path }: { path: string }) {
  return (
    <form action={paths.sharePreview} className="flex flex-wrap items-end gap-3">
      <label className="min-w-0 flex-1 basis-72 font-bold">
        Link or path of a page of this site
        <input
          name="path"
          type="text"
          inputMode="url"
          required
          maxLength={1024}
          defaultValue={path}
          autoComplete="off"
          spellCheck={false}
          placeholder="/propertylist?location=Kokapet"
          className="border-ink-400 rounded-control min-h-touch mt-1 block w-full border bg-white px-3 font-normal"
        />
      </label>
      <button className={buttonStyle("primary")}>Show preview</button>
    </form>
  );
}
