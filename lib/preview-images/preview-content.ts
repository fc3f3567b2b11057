import { guidePictures, pagePictures } from "@/content/page-pictures";
import { brand } from "@/content/site";
import { formatCount, formatPrice } from "@/lib/base/format";
import { t } from "@/lib/base/language";
import type { BlogPost } from "@/lib/blog/blog-schema";
import { qrCode } from "@/lib/pages/qr-code";
import { sayIn } from "@/lib/process/say-in";
import { pricePreview } from "@/lib/projects/detail/project-metadata";
import type { BuilderFigures } from "@/lib/projects/listing/builder-words";
import type { ListingFigures } from "@/lib/projects/listing/listing-figures";
import { listingLabel } from "@/lib/projects/listing/listing-subject";
import { toPictures } from "@/lib/projects/project/gallery";
import { locationOf } from "@/lib/projects/project/project-facts";
import { pictureOf } from "@/lib/projects/project/project-picture";
import type { Project } from "@/lib/projects/project/project-schema";
import { shortRegistrations } from "@/lib/seo/agent-words";
import { shorten } from "@/lib/seo/fit-text";
import { reraWithSite } from "@/lib/projects/project/rera-number";

/** The texts and the photo of a preview picture. All texts can be drawn; prices contain a `₹`. */
export type PreviewContent = {
  title: string;
  /** Where it is, or what it is. */
  line: string | null;
  price: string | null;
  rera: string | null;
  /** The company's own registrations: the thread that draws does not know them. */
  agent?: string;
  /** SVG of a QR code that opens the project's page in the register. */
  code?: string;
  /** A path of ours or an https address. */
  photo: string | null;
};

/** A longer title would be too small to read in a thumbnail. */
const longestTitle = 66;
const longestLine = 44;

export function projectPreviewContent(project: Project): PreviewContent {
  const place = toDrawable(locationOf(project));
  return content({
    // If the font can't draw the name, the place becomes the title.
    title: toDrawable(project.name) || place,
    line: place,
    price: sayIn("en", () => pricePreview(project)),
    rera: project.reraId ? `RERA ${reraWithSite(project, 40)}` : null,
    code: registerCodeOf(project),
    photo: toPictures(project)[0]?.src ?? null,
  });
}

/** The most squares in a row of a code that is still read off the picture. */
const mostSquares = 65;

/** None for an address so long that its code would be too fine. */
function registerCodeOf({ reraId, reraUrl }: Project): string | undefined {
  const code = reraId && reraUrl ? qrCode(reraUrl) : "";
  return Number(/viewBox="0 0 (\d+)/.exec(code)?.[1] ?? Infinity) <= mostSquares ? code : undefined;
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

function content({ title, line, price, rera, code, photo }: PreviewContent): PreviewContent {
  const drawn = shorten(toDrawable(title), longestTitle) || brand.name;
  const below = line && shorten(toDrawable(line), longestLine);
  return {
    title: drawn,
    line: below && below !== drawn ? below : null,
    price: price && toDrawable(price, "₹"),
    rera: rera && toDrawable(rera),
    agent: shortRegistrations(),
    ...(code && { code }),
    photo,
  };
}

/**
 * Characters that can't be drawn: Lato as its package ships it has Latin, its accents, dashes and quotes, and
 * `indic-text.ts` draws Telugu and Devanagari. For others `next/og` would request a font from a server on the internet,
 * so they are removed.
 */
const undrawable =
  /[^\p{Script=Telugu}\p{Script=Devanagari}\u0964\u0965 -~\u00a1-\u00ac\u00ae-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026]/gu;
const accents = /\p{Mn}/gu;
/** Latin characters in a form that the font lacks, with their replacement. */
const respelt: Record<string, string> = { "\u2212": "-", "\u2010": "-", "\u2011": "-", "\u20b9": "Rs " };

/**
 * The part of a text that can be drawn, on one line: `Keystone తెల్లాపూర్` stays, `Homes 🏡` is `Homes`, `Ā` is `A`.
 * Empty for a text in a script of which we have no letters. Prices keep their `₹`, which the card draws itself.
 */
export function toDrawable(text: string, keep = ""): string {
  return [...text.normalize("NFC")]
    .map((letter) => (keep.includes(letter) ? letter : toLatin(letter)))
    .join("")
    .replace(/\s+/g, " ")
    .replace(/^[\s,–—-]+|[\s,–—-]+$/g, "");
}

function toLatin(letter: string): string {
  if (/\s/u.test(letter)) return " ";
  const spelt = respelt[letter] ?? letter;
  if (!spelt.match(undrawable)) return spelt;
  return spelt.normalize("NFKD").replace(accents, "").replace(undrawable, "");
}
