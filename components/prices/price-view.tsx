import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { buttonStyle } from "@/components/ui/button-style";
import { pricesMade } from "@/content/page-words";
import { CivicLine } from "@/components/projects/civic-line";
import { paths, placePath } from "@/lib/base/paths";
import { propertyTypes } from "@/lib/projects/project/filter-table.mjs";
import { pricesPath } from "@/lib/projects/listing/price-paths";
import type { PlacePrices, RatedPlace, KindRates } from "@/lib/projects/listing/place-rates-schema";
import {
  historyWords,
  lineOf,
  placeName,
  priceSentences,
  pricesTrail,
  toldTypes,
  type PricedPlace,
  countWords,
  kindName,
  rangeWords,
  type Told,
} from "@/lib/projects/listing/price-words";
import { t } from "@/lib/base/language";
import { TableBox } from "@/components/ui/table-box";
import { formatRupees, formatCount } from "@/lib/base/format";
import { MonthLine } from "./month-line";
import { PlaceTable, cell, head, table } from "./place-table";

type Props = {
  prices: PlacePrices;
  /** With their figures, and those that are only named. */
  others: readonly PricedPlace[];
  more: readonly RatedPlace[];
};

/** The prices of a place: by type, how they are spread, by month, beside other places, and how the figures are made. */
export function PriceView({ prices, others, more }: Props) {
  const { city, locality } = prices;
  const told = toldTypes(prices);
  const lines = propertyTypes.flatMap(({ value }) => {
    const [first, ...more] = lineOf(prices.months, value);
    return first ? [[first, ...more] as const] : [];
  });
  const name = t(locality ?? city);
  return (
    <div className="container-page pt-1 pb-16">
      <Breadcrumb trail={pricesTrail(prices)} />
      <h1 className="mt-1 text-2xl font-black text-balance wrap-anywhere md:text-3xl">
        {t("Property prices in {place}", { place: placeName(prices) })}
      </h1>
      <p className="text-ink-600 figures max-w-measure mt-2">{priceSentences(prices).join(" ")}</p>
      <CivicLine place={prices} hasAdvice className="max-w-measure mt-2" />
      <div className="grid grid-cols-1 gap-x-12 lg:grid-cols-2">
        {prices.kinds.length > 0 && (
          <Part title={t("Price by type")}>
            <KindTable
              kinds={prices.kinds}
              caption={t("Asking prices per sq ft in {place} by type", { place: name })}
            />
          </Part>
        )}
        {told.length > 0 && (
          <Part title={t("How prices are spread")}>
            <div className="mt-4 grid grid-cols-1 gap-6">
              {told.map((kind) => (
                <RateBands key={kind.propertyType} kind={kind} />
              ))}
            </div>
          </Part>
        )}
        <Part title={t("Month by month")}>
          {lines.length > 0 && (
            <div className="mt-4 grid grid-cols-1 gap-6">
              {lines.map((months) => (
                <MonthLine key={months[0].propertyType} months={months} />
              ))}
            </div>
          )}
          <p className="max-w-measure mt-3">{historyWords(prices)}</p>
        </Part>
        {others.length > 0 && (
          <Part
            title={
              locality === null
                ? t("Localities of {place}", { place: t(city) })
                : t("Elsewhere in {place}", { place: t(city) })
            }
          >
            <PlaceTable
              rows={others}
              caption={
                locality === null
                  ? t("Median asking prices per sq ft in the localities of {place}", { place: t(city) })
                  : t("Median asking prices per sq ft elsewhere in {place}", { place: t(city) })
              }
            />
            {more.length > 0 && <PlaceLinks places={more} />}
          </Part>
        )}
        <Part title={t("How these figures are made")}>
          <ul className="max-w-measure mt-3 grid list-disc gap-2 pl-5">
            {pricesMade.map((text) => (
              <li key={text}>{t(text)}</li>
            ))}
          </ul>
        </Part>
      </div>
      <p className="mt-8 print:hidden">
        <Link href={placePath(locality ?? city)} className={buttonStyle("outline")}>
          {t("Homes and plots in {place}", { place: name })}
        </Link>
      </p>
    </div>
  );
}

/** The links of places without their figures. */
function PlaceLinks({ places }: { places: readonly RatedPlace[] }) {
  return (
    <ul className="link-columns mt-4">
      {places.map((place) => (
        <li key={place.locality}>
          <Link href={pricesPath(place) ?? paths.prices}>{t(place.locality ?? place.city)}</Link>
        </li>
      ))}
    </ul>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10 min-w-0">
      <h2 className="text-xl font-bold">{title}</h2>
      {children}
    </section>
  );
}

/** Median and middle half of each kind; of too few that they are too few. */
function KindTable({ kinds, caption }: { kinds: readonly KindRates[]; caption: string }) {
  return (
    <TableBox label={caption}>
      <table className={table}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className={head}>
            <th scope="col">{t("Type")}</th>
            <th scope="col" className={cell}>
              {t("Median per sq ft")}
            </th>
            <th scope="col" className={cell}>
              {t("Middle half")}
            </th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kindName(kind)} className="border-surface-line border-b">
              <th scope="row" className={`py-2 ${kind.bedrooms ? "pl-4 font-normal" : "font-bold"}`}>
                {kindName(kind)}
                <small className="text-ink-600 block font-normal">{countWords(kind)}</small>
              </th>
              {kind.median !== null && kind.quartiles ? (
                <>
                  <td className={cell}>{formatRupees(kind.median)}</td>
                  <td className={cell}>{rangeWords(kind.quartiles)}</td>
                </>
              ) : (
                <td colSpan={2} className={`${cell} text-ink-600`}>
                  {t("Too few homes to tell")}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}

/** How the prices of a type are spread: a row for each band, as figures and as a bar. */
function RateBands({ kind }: { kind: Told }) {
  const most = Math.max(...kind.bands.map(({ count }) => count));
  const unit = kind.propertyType === "Plot" ? "layout" : "floor plan";
  const caption = t("{kind} by price per sq ft", { kind: kindName(kind) });
  return (
    <div className="print:break-inside-avoid">
      <h3 className="font-bold">{kindName(kind)}</h3>
      <p className="text-ink-600 text-sm">{countWords(kind)}</p>
      <TableBox label={caption}>
        <table className="figures mt-2 w-full text-left text-sm sm:text-base">
          <caption className="sr-only">{caption}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t("Rupees per sq ft")}</th>
              <th scope="col">{t("How many")}</th>
            </tr>
          </thead>
          <tbody>
            {kind.bands.map(({ from, to, count }) => (
              <tr key={from}>
                <th scope="row" className="w-px py-1 pr-3 font-normal whitespace-nowrap">
                  {formatRupees(from)} – {formatRupees(to - 1)}
                </th>
                <td className="py-1">
                  <span className="flex min-w-36 items-center gap-2">
                    {" "}
                    <span
                      aria-hidden="true"
                      className={
                        kind.median >= from && kind.median < to
                          ? "bg-brand-600 h-4 shrink-0 print:[print-color-adjust:exact]"
                          : "bg-gold-500 h-4 shrink-0 print:[print-color-adjust:exact]"
                      }
                      style={{ width: `${Math.round((count / most) * 60)}%` }}
                    />
                    {count > 0 ? count : <span className="text-ink-600">0</span>}
                    <span className="sr-only">{formatCount(count, unit).replace(/^\S+/, "")}</span>
                    {kind.median >= from && kind.median < to && (
                      <small className="text-brand-600 font-bold">{t("median")}</small>
                    )}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </div>
  );
}
