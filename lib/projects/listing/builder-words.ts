import type { Metadata } from "next";
import type { Graph } from "schema-dts";
import { formatCount, formatMonth, formatPrice, formatPriceRange, formatRupees } from "@/lib/base/format";
import { builderPagePath, paths } from "@/lib/base/paths";
import type { Fact } from "@/lib/projects/project/project-facts";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";
import { firstFitting, joinFitting, shorten } from "@/lib/seo/fit-text";
import { breadcrumbNode, toGraph } from "@/lib/seo/graph-json-ld";
import { longestDescription, longestTitle, pageMetadata } from "@/lib/seo/page-metadata";
import { previewVersion, type PreviewSubject } from "@/lib/seo/preview-address";
import { trailTo, type Trail } from "@/lib/seo/trail";
import type { Builder } from "./builders";
import { kindOf, stagesOf, type ListingFigures } from "./listing-figures";
import { itemList } from "./listing-json-ld";
import { joinNames, typesIn } from "./listing-subject";
import { typeNouns } from "@/content/listing-words";
import { t } from "@/lib/base/language";

/** A builder's page: the builder, and the figures of all its projects. */
export type BuilderFigures = { builder: Builder; figures: ListingFigures };

export function builderTrail(builder?: Builder): Trail {
  const all = { label: "Builders", href: paths.builders };
  return builder ? trailTo(all, { label: builder.name, href: builderPagePath(builder.slug) }) : trailTo(all);
}

/** Title, description, canonical address and share tags of a builder's page (docs/seo.md, "Heads"). */
export function builderMetadata(page: BuilderFigures): Metadata {
  const { builder, figures } = page;
  const count = formatCount(figures.totalItems, "project");
  const [place] = placesOf(page);
  const price = figures.lowestPrice ? formatPrice(figures.lowestPrice) : null;
  const said = { builder: builder.name, projects: count, place: t(place ?? ""), price: price ?? "" };
  const titles = [
    place && price && t("{builder}: {projects} in {place} from {price}", said),
    price
      ? t("{builder}: {projects} from {price}", said)
      : place && t("{builder}: {projects} in {place}", said),
    `${builder.name}: ${count}`,
  ];
  return pageMetadata({
    title: firstFitting(titles, longestTitle) ?? shorten(builder.name, longestTitle),
    description: joinFitting(shorten(`${builder.name}:`, 90), builderSentences(page), longestDescription),
    path: builderPagePath(builder.slug),
    preview: builderPreview(page),
  });
}

export function builderPreview({ builder, figures }: BuilderFigures): PreviewSubject {
  const { totalItems, lowestPrice } = figures;
  return {
    kind: "builder",
    slug: builder.slug,
    version: previewVersion(builder.name, totalItems, lowestPrice),
  };
}

/** What the data say of a builder, a sentence each. */
export function builderSentences({ builder, figures }: BuilderFigures): string[] {
  const { totalItems, lowestPrice, summary } = figures;
  const range =
    lowestPrice && summary?.highestPrice ? formatPriceRange(lowestPrice, summary.highestPrice) : null;
  const { ready, building, launching } = stagesOf(figures);
  const stages = [
    ready > 0 && t("{count} ready to move in", { count: ready }),
    building > 0 && t("{count} under construction", { count: building }),
    launching > 0 && t("{count} newly launched or about to be", { count: launching }),
  ].filter((stage) => stage !== false);
  const places = placesOf({ builder, figures });
  const what = t("{projects} with {kind}", {
    projects: formatCount(totalItems, "project"),
    kind: kindOf(figures),
  });
  return [
    t("{sentence}.", { sentence: range ? `${what}, ${range}` : what }),
    stages.length > 0 ? t("{sentence}.", { sentence: sentenceCase(joinNames(stages)) }) : "",
    places.length > 0
      ? t("In {places}.", { places: joinNames(places.slice(0, 4).map((name) => t(name))) })
      : "",
  ].filter(Boolean);
}

/** The facts in a list; what is not known is left out. */
export function builderFacts({ figures }: BuilderFigures): Fact[] {
  const { facets, totalItems, lowestPrice, summary } = figures;
  const types = typesIn(facets).map((type) =>
    t("{count} of {kind}", { count: facets.propertyType[type] ?? 0, kind: t(typeNouns[type]) }),
  );
  const { homes, plots, registered, nextPossession } = summary ?? {};
  const rate = homes ?? plots;
  const facts: [string, string | null | undefined][] = [
    ["Projects", types.length > 1 ? `${totalItems}: ${types.join(", ")}` : String(totalItems)],
    ["Prices", formatPriceRange(lowestPrice, summary?.highestPrice)],
    [
      "Median per sq ft",
      rate && `${formatRupees(rate.median)} (${formatCount(rate.count, homes ? "floor plan" : "layout")})`,
    ],
    ["Next possession", formatMonth(nextPossession)],
    [
      "With a RERA ID",
      registered === undefined ? null : t("{registered} of {all}", { registered, all: totalItems }),
    ],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** Structured data: the breadcrumb, and the projects that the page shows. */
export function builderGraph(
  origin: string,
  { builder }: BuilderFigures,
  projects: readonly ProjectSummary[],
): Graph {
  return toGraph([
    breadcrumbNode(origin, builderTrail(builder)),
    projects.length > 0
      ? itemList(origin, t("Projects by {builder}", { builder: builder.name }), projects)
      : null,
  ]);
}

/** Where its projects are, the city with the most first, then localities. */
export function placesOf({ figures }: BuilderFigures): string[] {
  return Object.keys(figures.facets.location);
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
