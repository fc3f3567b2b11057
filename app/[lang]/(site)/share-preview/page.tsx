import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { LinkReport, LinkForm } from "@/components/share/link-report";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { env } from "@/lib/process/env";
import { paths } from "@/lib/base/paths";
import type { SearchParams } from "@/lib/projects/listing/project-filters";
import { hiddenMetadata } from "@/lib/seo/page-metadata";
import { trailTo } from "@/lib/seo/trail";
import { previewHeader, readLink } from "@/lib/pages/link-page";

const title = "Share preview";

export const metadata = hiddenMetadata({
  title,
  description: "For staff: how a link of this site will look in WhatsApp, Facebook, X and LinkedIn.",
  path: paths.sharePreview,
});

type Props = { searchParams: Promise<SearchParams> };

/** For staff: shows how a link will look before it is sent (`?path=` takes a path or a full address of this site). */
export default async function SharePreviewPage({ searchParams }: Props) {
  const asked = await headers();
  // This page reads the page at `path`: reading itself would never end.
  if (asked.has(previewHeader)) notFound();
  const path = [(await searchParams).path ?? []].flat().at(-1)?.trim() ?? "";
  const host = asked.get("host");
  const link = path ? await readLink(path, [env().SITE_URL, `http://${host}`, `https://${host}`]) : null;
  return (
    <div className="container-page pt-4 pb-16 md:pb-24 lg:pt-8">
      <Breadcrumb trail={trailTo({ label: title, href: paths.sharePreview })} className="mb-4 md:mb-6" />
      <span aria-hidden="true" className="bg-gold-500 mb-5 block h-0.5 w-12" />
      <h1 className="text-3xl font-black md:text-4xl">{title}</h1>
      <p className="text-ink-600 mt-4 mb-6 text-lg">
        See how a link will look in WhatsApp, Facebook, X and LinkedIn before you send it.
      </p>
      <div className="max-w-3xl">
        <LinkForm path={path} />
      </div>
      {link && "refused" in link && (
        <p role="alert" className="text-danger-600 mt-6 font-bold wrap-anywhere">
          {link.refused}
        </p>
      )}
      {link && "facts" in link && <LinkReport facts={link.facts} />}
    </div>
  );
}
