import type { Metadata } from "next";
import { headers } from "next/headers";
import { BrochureViewer } from "@/components/projects/brochure/brochure-viewer";
import { NoBrochure } from "@/components/projects/brochure/no-brochure";
import { brand } from "@/content/site";
import { env } from "@/lib/env";
import { brochureAddress, brochureTitle } from "@/lib/projects/brochure-address";
import type { SearchParams } from "@/lib/projects/project-filters";

type Props = { searchParams: Promise<SearchParams> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { property } = await searchParams;
  return {
    title: { absolute: `${brand.name} - ${brochureTitle(property)}` },
    robots: { index: false, follow: false },
  };
}

/** A screen of its own, without the frame of the site: it opens in a new tab. */
export default async function PdfViewerPage({ searchParams }: Props) {
  const { url, property } = await searchParams;
  const host = (await headers()).get("host");
  const address = brochureAddress(url, {
    ownOrigins: [env().SITE_URL, `http://${host}`, `https://${host}`],
    mediaHosts: env().MEDIA_HOSTS,
  });
  return address ? <BrochureViewer address={address} title={brochureTitle(property)} /> : <NoBrochure />;
}
