import { Link } from "@/components/ui/link";
import { SitePicture } from "@/components/ui/site-picture";
import { HeaderBar } from "@/components/layout/header-bar";
import { brand, places } from "@/content/site";
import type { City } from "@/lib/places/place-schema";
import { propertyTypes } from "@/lib/projects/project/filter-table.mjs";
import { listingPath } from "@/lib/projects/listing/listing-path";
import { SearchCard } from "./search-card";
import { t } from "@/lib/base/language";

/** The first view: skyline, promise, one search card, quick types. */
export function Hero({ cities }: { cities: readonly City[] }) {
  return (
    <div className="bg-ink-900 relative flex flex-col text-white md:min-h-160">
      <SitePicture
        src="/media/banner-skyline-dusk.jpg"
        alt={t("Skyline of high-rise apartment towers reflected in a lake at dusk")}
        sizes="100vw"
        priority
        className="object-cover object-[50%_40%]"
      />
      <div className="absolute inset-0 bg-linear-to-b from-black/65 via-black/50 to-black/65" />
      {/* Darkens the picture further behind the text, so that lit windows don't reduce its contrast. */}
      <div className="absolute inset-0 bg-linear-to-r from-black/60 to-transparent to-75%" />
      <header className="whole relative z-30 border-b border-white/20">
        <HeaderBar tone="dark" />
      </header>
      {/* The target of "Skip to content", below the header. */}
      <div
        id="main"
        tabIndex={-1}
        className="container-page whole-part relative flex grow flex-col justify-center pt-5 pb-10 outline-none md:py-20"
      >
        <p className="text-gold-500 text-lg font-bold">
          {t("Homes, villas and plots in {place}", { place: t(places.city) })}
        </p>
        <h1 className="mt-2 text-3xl font-black text-balance md:text-4xl">{t(brand.tagline)}</h1>
        <p className="mt-4 max-w-xl text-lg text-white/90 max-md:order-1">
          {t("Developers pay us when you book. You pay their price, and nothing to us.")}
        </p>
        <SearchCard cities={cities.map(({ name }) => name)} />
        <nav aria-label={t("Property types")} className="mt-5 flex flex-wrap items-center gap-2">
          {propertyTypes.map(({ value, plural }) => (
            <Link
              key={value}
              href={listingPath({ propertyType: value })}
              className="min-h-touch hover:text-ink-900 inline-flex items-center rounded-full border border-white/60 bg-black/30 px-4 font-bold transition-colors duration-150 hover:border-white hover:bg-white md:px-5"
            >
              {t(plural)}
            </Link>
          ))}
        </nav>
      </div>
    </div>
  );
}
