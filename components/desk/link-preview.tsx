import { LinkCardView } from "@/components/share/link-card-view";
import { linkNetworks } from "@/lib/link-inspector/link-cards";
import type { LinkFacts } from "@/lib/link-inspector/link-facts";
import { previewSize } from "@/lib/seo/preview-address";

type Props = {
  path: string;
  title: string;
  description: string;
  /** The JPEG that comes along with its link; `null` when none could be drawn. */
  picture: Buffer | null;
  siteUrl: string;
};

/** The link of a page in WhatsApp, before there is such a page. */
export function LinkPreview({ path, title, description, picture, siteUrl }: Props) {
  const facts: LinkFacts = {
    ...{ path, asked: path, status: 200, robotsHeader: null, siteUrl },
    head: { ...{ title, description }, ...{ canonical: null, robots: null, og: {}, twitter: {} } },
    picture: picture && {
      // No address of its own: it is for who reads this page.
      path: `data:image/jpeg;base64,${picture.toString("base64")}`,
      format: "jpeg",
      ...previewSize,
      bytes: picture.length,
    },
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
