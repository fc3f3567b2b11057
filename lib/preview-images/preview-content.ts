import { brand } from "@/content/site";
import { guidePictures, pagePictures } from "@/content/page-pictures";
import { t } from "@/lib/base/language";
import { sayIn } from "@/lib/process/say-in";
import type { BlogPost } from "@/lib/blog/blog-schema";
import { formatCount, formatPrice } from "@/lib/base/format";
import { toPictures } from "@/lib/projects/project/gallery";
import type { BuilderFigures } from "@/lib/projects/listing/builder-words";
import type { ListingFigures } from "@/lib/projects/listing/listing-figures";
import { listingLabel } from "@/lib/projects/listing/listing-subject";
import { pricePreview } from "@/lib/projects/detail/project-metadata";
import { locationOf } from "@/lib/projects/project/project-facts";
import { pictureOf } from "@/lib/projects/project/project-picture";
import type { Project } from "@/lib/projects/project/project-schema";
import { shorten } from "@/lib/seo/fit-text";
import { toDrawable } from "./drawable-text";

/** The texts and the photo of a preview picture. All texts can be drawn; prices contain a `₹`. */
export type PreviewContent = {
  title: string;
  /** Where it is, or what it is. */
  line: string | null;
  price: string | null;
  rera: string | null;
  /** A path of ours or an https address. */
  photo: string | null;
};

/** A longer title would be too small to read in a thumbnail. */
const longestTitle = 66;
const longestLine = 44;
const longestRera = 48;

export function projectPreviewContent(project: Project): PreviewContent {
  const place = toDrawable(locationOf(project));
  return content({
    // If the font can't draw the name, the place becomes the title.
    title: toDrawable(project.name) || place,
    line: place,
    price: sayIn("en", () => pricePreview(project)),
    rera: project.reraId ? `RERA ${project.reraId}` : null,
    photo: toPictures(project)[0]?.src ?? null,
  });
}

/** For a list: its photo is that of the first project which has one. */
export function placePreviewContent({
  filters,
  place,
  totalItems,
  lowestPrice,
  projects,
}: Omit<ListingFigures, "facets" | "summary" | "around">): PreviewContent {
  const count = formatCount(totalItems, "project");
  const photos = projects.map(pictureOf);
  return content({
    title: listingLabel(filters, place && { name: place.name, city: null }),
    line: place?.city ? `${place.city} · ${count}` : count,
    price: priceFrom(lowestPrice),
    rera: null,
    photo: photos.find(Boolean) ?? null,
  });
}

/** For a builder's page, as for a list. */
export function builderPreviewContent({ builder, figures }: BuilderFigures): PreviewContent {
  const { totalItems, lowestPrice, projects } = figures;
  return content({
    title: builder.name,
    line: formatCount(totalItems, "project"),
    price: priceFrom(lowestPrice),
    rera: null,
    photo: projects.map(pictureOf).find(Boolean) ?? null,
  });
}

export function blogPreviewContent({ title, blogImage }: BlogPost): PreviewContent {
  return content({ title, line: "Blog", price: null, rera: null, photo: blogImage || null });
}

/** `null` if there is no such page. */
export function pagePreviewContent(kind: "page" | "guide", name: string): PreviewContent | null {
  const pictures = kind === "page" ? pagePictures : guidePictures;
  const words = Object.hasOwn(pictures, name) ? pictures[name] : undefined;
  return words
    ? content({ ...words, title: t(words.title), line: t(words.line), price: null, rera: null })
    : null;
}

/** In English: what draws it sets one letter after the other (`indic-text.ts`). */
function priceFrom(lowest: number | null): string | null {
  return lowest ? sayIn("en", () => `From ${formatPrice(lowest)}`) : null;
}

function content({ title, line, price, rera, photo }: PreviewContent): PreviewContent {
  const drawn = shorten(toDrawable(title), longestTitle) || brand.name;
  const below = line && shorten(toDrawable(line), longestLine);
  return {
    title: drawn,
    line: below && below !== drawn ? below : null,
    price: price && toDrawable(price, "₹"),
    rera: rera && shorten(toDrawable(rera), longestRera),
    photo,
  };
}
