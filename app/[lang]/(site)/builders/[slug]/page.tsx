import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BuilderView } from "@/components/projects/builder-view";
import { JsonLd } from "@/components/ui/json-ld";
import { readBuilderPage } from "@/lib/pages/builder-page";
import { env } from "@/lib/process/env";
import { builderGraph, builderMetadata } from "@/lib/projects/listing/builder-words";

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await readBuilderPage((await params).slug);
  return page ? builderMetadata(page) : {};
}

export default async function BuilderPage({ params }: Props) {
  const page = await readBuilderPage((await params).slug);
  if (!page) notFound();
  return (
    <>
      <JsonLd graph={builderGraph(env().SITE_URL, page, page.projects)} />
      <BuilderView {...page} />
    </>
  );
}
