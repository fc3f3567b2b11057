import { createHash } from "node:crypto";
import "server-only";
import { toSlug } from "@/lib/base/slug";
import { cleanBlogHtml } from "@/lib/blog/clean-blog-html";
import { type ReraLine, reraLines } from "@/lib/projects/project/rera-check-schema";
import { registrationGap } from "@/lib/projects/project/rera-number";
import { searchKey, searchWordsOf } from "@/lib/projects/search/search-text";
import { localityName, type ResolvedCity } from "./known-places";
import type { MediaCheck } from "./media-check";
import type { BlogRecord, FloorPlanRecord, GivenCheck, ProjectRecord, StoredCheck } from "./record-schema";

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
      is_active: (record.isActive ?? true) && registrationGap(record, place.state) === null,
      ...registration(record),
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

/** Only where there is something: what was stored before there were any keeps its hash. */
function registration(record: ProjectRecord) {
  const { reraExemption, reraExemptionOn } = record;
  const url = text(record.reraUrl);
  return {
    ...(url && { rera_url: url }),
    ...(reraExemption && {
      rera_exemption: reraExemption,
      rera_exemption_paper: text(record.reraExemptionPaper),
      rera_exemption_by: text(record.reraExemptionBy),
      rera_exemption_on: reraExemptionOn ?? null,
    }),
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

/** A blog post as it is stored. `slug_given`: staff chose the slug, so it must not be replaced by another. */
export type NormalisedPost = {
  external_id: string;
  slug: string;
  slug_given: boolean;
  title: string;
  excerpt: string;
  image: string | null;
  /** These three only where there is something: what was stored before there were any keeps its hash. */
  image_alt?: string | null;
  author?: string | null;
  markdown?: string | null;
  body: string;
  is_active: boolean;
  created_at: string;
};

/** The stored form of a valid record; `error` if none of its text may be shown. A bare date is midnight, IST. */
export function normaliseBlog(
  record: BlogRecord,
  checkMedia: MediaCheck,
): NormalisedPost | { error: string } {
  const body = cleanBlogHtml(record.about, (address) => checkMedia(address, "picture"));
  if (body === "") return { error: "about has nothing left that may be shown" };
  const { createdAt } = record;
  return {
    external_id: record.externalId,
    slug: record.slug ?? toSlug(record.title, "post"),
    slug_given: record.slug != null,
    title: record.title,
    excerpt: record.excerpt,
    image: record.blogImage || null,
    ...(record.imageAlt && { image_alt: record.imageAlt }),
    ...(record.author && { author: record.author }),
    body,
    ...(record.markdown && { markdown: record.markdown }),
    is_active: record.isActive ?? true,
    created_at: createdAt.includes("T") ? createdAt : `${createdAt}T00:00:00+05:30`,
  };
}

type Row = Pick<NormalisedProject["row"], "rera_id" | "developer" | "possession_date">;
/** A project as it is stored: its content's hash, what of it lines were compared with, and these lines. */
export type KnownContent = { hash: string; row: Row; reraChecks: StoredCheck[] };

/** Stands between the hash of the content and that of the lines: no hash has it. */
const joint = "~";

/**
 * A project as it will be stored, with every line of its comparison: what the record says, else what is stored. A line that
 * nobody has said anew goes when the number, the builder or the date that it was compared with is another one now: what
 * matched then says nothing of it. The hash is of both, so that a record without lines is the same with them.
 */
export function withChecks<P extends { hash: string; row: Row; reraChecks?: readonly GivenCheck[] }>(
  project: P,
  known: KnownContent | undefined,
): P & { reraChecks: StoredCheck[] } {
  const stored = new Map(known?.reraChecks.map((one) => [one.line, one]));
  const given = new Map(project.reraChecks?.map((one) => [one.line, one]));
  const reraChecks = reraLines.flatMap((line): StoredCheck[] => {
    const [was, said] = [stored.get(line), given.get(line)];
    if (said?.standing === "not checked") return [];
    const isSame = was !== undefined && (said === undefined || saysSame(was, said));
    if (isSame && known && isOutdated(line, known.row, project.row)) return [];
    if (isSame) return [{ ...was, checked_by: said?.checked_by ?? was.checked_by }];
    return said ? [said] : [];
  });
  return { ...project, reraChecks, hash: hashOf(project.hash, reraChecks) };
}

/** The lines of a project that were said before and go for that. */
export function outdatedLines(
  project: { row: Row; reraChecks?: readonly GivenCheck[] },
  known: KnownContent,
): ReraLine[] {
  const kept = withChecks({ hash: "", ...project }, known).reraChecks.map(({ line }) => line);
  const given = project.reraChecks?.flatMap(({ line, standing }) => (standing === "not checked" ? [] : line));
  return (given ?? known.reraChecks.map(({ line }) => line)).filter((line) => !kept.includes(line));
}

/** The same but for who looked. */
export function saysSame(one: StoredCheck, other: StoredCheck): boolean {
  return one.standing === other.standing && one.checked_on === other.checked_on && one.says === other.says;
}

function isOutdated(line: ReraLine, was: Row, is: Row): boolean {
  if (was.rera_id !== is.rera_id) return true;
  if (line === "promoter") return was.developer.toLowerCase() !== is.developer.toLowerCase();
  return line === "possession" && was.possession_date !== is.possession_date;
}

function hashOf(hash: string, checks: readonly StoredCheck[]): string {
  const [content = ""] = hash.split(joint);
  if (checks.length === 0) return content;
  const lines = checks.map(({ line, standing, checked_on, says, checked_by }) => [
    ...[line, standing, checked_on, says, checked_by],
  ]);
  return content + joint + createHash("sha256").update(JSON.stringify(lines)).digest("base64url");
}
