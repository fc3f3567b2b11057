import { LinkCardView } from "@/components/share/link-card-view";
import { type LinkFacts, linkNetworks } from "@/lib/link-inspector/link-facts";
import { previewSize } from "@/lib/seo/preview-address";

type Props = {
  path: string;
  title: string;
  description: string;
  /** The address of the JPEG that comes along with its link, for who reads this page; `null` when none could be drawn. */
  picture: string | null;
  siteUrl: string;
};

/** The link of a page in WhatsApp, before there is such a page. */
export function LinkPreview({ path, title, description, picture, siteUrl }: Props) {
  const facts: LinkFacts = {
    ...{ path, asked: path, status: 200, robotsHeader: null, siteUrl },
    head: { ...{ title, description }, ...{ canonical: null, robots: null, og: {}, twitter: {} } },
    picture: picture ? { path: picture, format: "jpeg", ...previewSize, bytes: 0 } : null,
  };
  return (
    <section aria-label="As WhatsApp shows it" className="mt-4">
      <div className="grid max-w-3xl items-start gap-6 sm:grid-cols-2">
        {linkNetworks
          .filter(({ name }) => name.startsWith("WhatsApp"))
          .map((network) => (
            <LinkCardView key={network.name} facts={facts} network={network} />
          ))}
      </div>
    </section>
  );
}
