import type { Metadata } from "next";
import { headers } from "next/headers";
import { BrochureViewer } from "@/components/projects/brochure/brochure-viewer";
import { NoBrochure } from "@/components/projects/brochure/no-brochure";
import { brand } from "@/content/site";
import { env } from "@/lib/process/env";
import { brochureAddress, brochureTitle } from "@/lib/projects/project/brochure-address";
import type { SearchParams } from "@/lib/projects/listing/project-filters";
import { hiddenMetadata } from "@/lib/seo/page-metadata";

type Props = { searchParams: Promise<SearchParams> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { property } = await searchParams;
  const title = `${brand.name} - ${brochureTitle(property)}`;
  // The whole name, however long: it names the tab (specification, section 2, "PDF viewer").
  return { ...hiddenMetadata({ title }), title: { absolute: title } };
}

/** Fills the screen, without the site's header and footer: it opens in a new tab. */
export default async function PdfViewerPage({ searchParams }: Props) {
  const { url, property } = await searchParams;
  const host = (await headers()).get("host");
  const address = brochureAddress(url, {
    ownOrigins: [env().SITE_URL, `http://${host}`, `https://${host}`],
    mediaHosts: env().MEDIA_HOSTS,
  });
  return address ? <BrochureViewer address={address} title={brochureTitle(property)} /> : <NoBrochure />;
}
