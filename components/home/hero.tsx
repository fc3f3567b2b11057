import { Link } from "@/components/ui/link";
import { SitePicture } from "@/components/ui/site-picture";
import { HeaderBar } from "@/components/layout/header-bar";
import { brand, places } from "@/content/site";
import type { City } from "@/lib/places/place-schema";
import { propertyTypes } from "@/lib/projects/project/filter-table.mjs";
import { listingPath } from "@/lib/projects/listing/listing-path";
import { SearchCard } from "./search-card";
import { t } from "@/lib/base/language";

/**
 * The first view: promise, one search card, quick types. A phone has no picture here: those of the newest homes stand in its first
 * screen.
 */
export function Hero({ cities }: { cities: readonly City[] }) {
  return (
    <>
      <header className="whole border-surface-line relative z-30 border-b bg-white">
        <HeaderBar />
      </header>
      <div className="relative bg-white">
        <div className="absolute inset-y-0 right-0 left-1/3 max-md:hidden">
          <SitePicture
            src="/media/villa-01-garden.jpg"
            alt={t("White two-storey villa seen from its front garden with lawn, flower beds and driveway")}
            sizes="67vw"
          />
          <div className="absolute inset-0 bg-linear-to-r from-white to-transparent to-50%" />
        </div>
        {/* The target of "Skip to content", below the header. */}
        <div
          id="main"
          tabIndex={-1}
          className="container-page whole-part relative pt-3 pb-2 outline-none md:py-16"
        >
          <p className="text-gold-700 font-bold md:text-lg">
            {t("Homes, villas and plots in {place}", { place: t(places.city) })}
          </p>
          <h1 className="mt-1 max-w-xl text-2xl font-black text-balance md:mt-2 md:text-4xl">
            {t(brand.tagline)}
          </h1>
          <p className="mt-1 max-w-sm md:mt-4 md:text-lg">
            {t("Developers pay us when you book. You pay their price, and nothing to us.")}
          </p>
          <SearchCard cities={cities.map(({ name }) => name)} />
          <nav aria-label={t("Property types")} className="mt-3 flex flex-wrap items-center gap-2 md:mt-5">
            {propertyTypes.map(({ value, plural }) => (
              <Link
                key={value}
                href={listingPath({ propertyType: value })}
                className="min-h-touch hover:border-brand-600 hover:text-brand-600 border-ink-400 inline-flex items-center rounded-full border bg-white px-4 font-bold transition-colors duration-150 md:px-5"
              >
                {t(plural)}
              </Link>
            ))}
          </nav>
        </div>
      </div>
    </>
  );
}
