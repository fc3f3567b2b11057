import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PriceView } from "@/components/prices/price-view";
import { JsonLd } from "@/components/ui/json-ld";
import { readPricePage } from "@/lib/pages/price-page";
import { env } from "@/lib/process/env";
import { pricesGraph } from "@/lib/projects/listing/price-json-ld";
import { pricesMetadata } from "@/lib/projects/listing/price-words";

type Props = { params: Promise<{ city: string; locality?: string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await read(params);
  return page ? pricesMetadata(page.prices) : {};
}

/** The prices of a city or a locality: `/price-trends/hyderabad`, `/price-trends/hyderabad/kokapet`. */
export default async function PricesPage({ params }: Props) {
  const page = await read(params);
  if (!page) notFound();
  return (
    <>
      <JsonLd graph={pricesGraph(env().SITE_URL, page.prices)} />
      <PriceView {...page} />
    </>
  );
}

async function read(params: Props["params"]) {
  const { city, locality = [] } = await params;
  return locality.length > 1 ? null : readPricePage(city, locality[0] ?? null);
}
