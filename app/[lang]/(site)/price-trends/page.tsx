import { TextPage } from "@/components/layout/text-page";
import { PlaceTable } from "@/components/prices/place-table";
import { JsonLd } from "@/components/ui/json-ld";
import { pricesPage } from "@/content/page-words";
import { formatDay } from "@/lib/base/format";
import { indianDay } from "@/lib/base/indian-day";
import { paths } from "@/lib/base/paths";
import { readPricedPlaces } from "@/lib/pages/price-page";
import { env } from "@/lib/process/env";
import { pricesTrail } from "@/lib/projects/listing/price-words";
import { breadcrumbGraph } from "@/lib/seo/graph-json-ld";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { t } from "@/lib/base/language";

export function generateMetadata() {
  return pageMetadata({
    title: t(pricesPage.title),
    description: t(pricesPage.description),
    path: paths.prices,
    preview: { kind: "page", name: "price-trends" },
  });
}

/** The cities and their largest localities with enough homes to tell a price: `/price-trends`. */
export default async function PriceTrendsPage() {
  const places = await readPricedPlaces();
  const cities = [...new Set(places?.map(({ city }) => city))];
  const today = indianDay(new Date());
  return (
    <>
      <JsonLd graph={breadcrumbGraph(env().SITE_URL, pricesTrail())} />
      <TextPage {...pricesPage} trail={pricesTrail()}>
        {cities.length === 0 ? (
          <p>
            {places
              ? t("There are too few homes on our list to tell a price.")
              : t("The prices can’t be read right now. Please try again in a moment.")}
          </p>
        ) : (
          <p>
            {t("Median asking price per sq ft on {day}, by the area that builders state.", {
              day: formatDay(today) ?? today,
            })}
          </p>
        )}
        {cities.map((city) => (
          <section key={city}>
            <h2>{t(city)}</h2>
            <PlaceTable
              rows={places?.filter((place) => place.city === city) ?? []}
              caption={t("Median asking prices per sq ft in {place}", { place: t(city) })}
            />
          </section>
        ))}
      </TextPage>
    </>
  );
}
