import { searchKey, searchWordsOf } from "@/lib/projects/search/search-text";
import { localityName, type ResolvedCity } from "./known-places";
import type { FloorPlanRecord, ProjectRecord } from "./record-schema";
import { toSlug } from "@/lib/base/slug";

/** A project as it is stored, in the column names of `lib/db/tables.ts`; developer and locality still by name. */
export type NormalisedProject = ReturnType<typeof normaliseProject>;

/** Takes a valid record to its stored form: names tidied, prices and areas from the active floor plans. Pure. */
export function normaliseProject(record: ProjectRecord, place: ResolvedCity) {
  const isPlot = record.kind === "plot";
  const name = tidy(record.name);
  const developer = tidy(record.groupName);
  const [where] = record.locations ?? [];
  const localityText = text(record.locality) ?? text(where?.locality);
  const locality = localityText ? localityName(localityText) : null;
  const names = [name, developer, locality, place.city];
  return {
    row: {
      external_id: record.externalId,
      name,
      slug: toSlug(name, isPlot ? "plot" : "project"),
      developer,
      state_id: place.stateId,
      city_id: place.cityId,
      locality,
      address: text(record.address) ?? text(where?.address),
      property_type: record.propertyType ?? "Plot",
      is_plot: isPlot,
      status: record.status ?? null,
      availability: record.availability ?? null,
      launch_date: record.launchDate ?? null,
      possession_date: record.possessionDate ?? null,
      ...range("price", record.floorplans, record.minPrice ?? record.price, record.maxPrice ?? record.price),
      ...range("area", record.floorplans, record.minArea, record.maxArea),
      offer_price: record.offerPrice ?? null,
      offer_months: record.offerMonths ?? null,
      total_area: record.totalArea ?? null,
      total_apartments: record.totalApartments ?? null,
      facing: text(record.facing),
      dimensions: text(record.dimensions),
      rera_id: text(record.reraId),
      image: text(record.imageUrl) ?? text(record.proertyImage),
      media_note: text(record.mediaNote),
      video: text(record.youtube_link),
      video_upload_date: record.videoUploadDate ?? null,
      brochure: text(record.brochure),
      map_source: text(record.iframeCodeMap),
      more_options: text(record.moreOptions),
      about: text(record.aboutus) ?? text(record.aboutUs) ?? text(record.description) ?? text(record.about),
      search_key: searchKey(names),
      is_active: record.isActive ?? true,
    },
    floorPlans: (record.floorplans ?? []).map((plan) => ({
      bhk: plan.bhkType ? parseInt(plan.bhkType) : null,
      area: plan.area ?? null,
      carpet_area: plan.carpetArea ?? null,
      price: plan.price ?? null,
      bathrooms: plan.bathrooms ?? null,
      image: text(plan.image),
      is_active: isOffered(plan),
    })),
    amenities: distinctByName(record.propertyAmenities ?? []),
    media: (record.galleries ?? []).map(({ mediaLink, galleryType, type, mediaNote }) => ({
      link: mediaLink,
      gallery_type: text(galleryType),
      type: text(type),
      note: text(mediaNote),
    })),
    words: searchWordsOf(names),
  };
}

type Figure = "price" | "area";
type Bounds<F extends Figure> = Record<`min_${F}` | `max_${F}`, number | null>;

/** From the active floor plans if any of them has the figure, else from the record. */
function range<F extends Figure>(
  figure: F,
  plans: readonly FloorPlanRecord[] | null | undefined,
  least: number | null | undefined,
  most: number | null | undefined,
): Bounds<F> {
  const figures = (plans ?? [])
    .filter(isOffered)
    .map((plan) => plan[figure])
    .filter((value) => value != null);
  const [min, max] = figures.length > 0 ? [Math.min(...figures), Math.max(...figures)] : [least, most];
  return { [`min_${figure}`]: min ?? null, [`max_${figure}`]: max ?? null } as Bounds<F>; // a computed key loses its name
}

function isOffered(plan: FloorPlanRecord): boolean {
  return plan.isActive ?? true;
}

function distinctByName(amenities: readonly { name: string; image?: string | null }[]) {
  const byName = new Map<string, { name: string; image: string | null }>();
  for (const { name, image } of amenities) {
    const key = tidy(name).toLowerCase();
    if (!byName.has(key)) byName.set(key, { name: tidy(name), image: text(image) });
  }
  return [...byName.values()];
}

function tidy(value: string): string {
  return value.trim().replace(/\s+/g, " ");
}

/** `null` for what is absent or empty. */
function text(value: string | null | undefined): string | null {
  return value?.trim() || null;
}
