import {
  formatAreaRange,
  formatBhk,
  formatMonth,
  formatNumber,
  formatPrice,
  formatPriceRange,
} from "@/lib/base/format";
import { statusOptions } from "./project-options";
import type { Project, ProjectSummary } from "./project-schema";

export type Fact = { label: string; value: string };

/** `2, 3, 4 BHK`; `null` for a plot or when no type is known. */
export function configurationsOf({ propertyBhks }: Pick<Project, "propertyBhks">): string | null {
  const types = [...new Set(propertyBhks.map(({ bhkType }) => formatBhk(bhkType)))];
  const rooms = types.flatMap((type) => /^(\d+) BHK$/.exec(type)?.[1] ?? []);
  const others = types.filter((type) => !/^\d+ BHK$/.test(type));
  const texts = [...(rooms.length > 0 ? [`${rooms.join(", ")} BHK`] : []), ...others];
  return texts.join(", ") || null;
}

export function priceRangeOf(project: Pick<Project, "minPrice" | "maxPrice" | "price">): string {
  return formatPriceRange(project.minPrice ?? project.price, project.maxPrice) ?? "Price on request";
}

/** The interface's word for the wire's status: 'Ready to Move In' for 'Ready to Move'. */
export function statusLabelOf({ status }: Pick<Project, "status">): string | null {
  return statusOptions.find((option) => option.value === status)?.label ?? (status || null);
}

export function locationOf({ location }: Pick<Project, "location">): string {
  return location || "Location not specified";
}

function addressOf({ locations }: Pick<Project, "locations">): string {
  return locations[0]?.address || "Address not available";
}

/** The four facts a buyer asks first. */
export function keyFactsOf(project: Project): Fact[] {
  return known([
    project.isPlot ? ["Dimensions", project.dimensions] : ["Configurations", configurationsOf(project)],
    [project.isPlot ? "Plot area" : "Area", formatAreaRange(project.minArea, project.maxArea)],
    ["Status", statusLabelOf(project)],
    ["Possession", formatMonth(project.possessionDate)],
  ]);
}

/** Everything known about a project; what is missing is left out (specification, section 2, "Project detail page"). */
export function factsOf(project: Project): Fact[] {
  const { totalArea, totalApartments, offerPrice, offerMonths } = project;
  return known([
    ["Property type", project.propertyType],
    ["Configurations", configurationsOf(project)],
    [project.isPlot ? "Plot area" : "Area", formatAreaRange(project.minArea, project.maxArea)],
    ["Dimensions", project.dimensions],
    ["Facing", project.facing],
    ["Status", statusLabelOf(project)],
    ["Possession", formatMonth(project.possessionDate)],
    ["Launch date", formatMonth(project.launchDate)],
    ["Project area", totalArea ? `${formatNumber(totalArea)} ${totalArea === 1 ? "acre" : "acres"}` : null],
    [project.isPlot ? "Total plots" : "Total units", totalApartments ? formatNumber(totalApartments) : null],
    ["Availability", project.availability],
    ["RERA ID", project.reraId],
    ["Offer price", offerPrice ? offerText(offerPrice, offerMonths) : null],
    ["Address", addressOf(project)],
    ["More options", project.moreOptions],
  ]);
}

export const noDescription = "No description available.";

/** The first of the four description fields that says something, as paragraphs of plain text. */
export function aboutOf(project: Pick<Project, "aboutus" | "aboutUs" | "description" | "about">): string[] {
  for (const field of [project.aboutus, project.aboutUs, project.description, project.about]) {
    const paragraphs = toParagraphs(field ?? "");
    if (paragraphs.length > 0) return paragraphs;
  }
  return [noDescription];
}

/** A brochure we may link to: an https address or a path of our own. */
export function brochureOf({ brochure }: Pick<ProjectSummary, "brochure">): string | null {
  const link = brochure?.trim() ?? "";
  const isOwnPath = /^\/(?![/\\])[^\s\\]*$/.test(link);
  const isSecure = URL.canParse(link) && new URL(link).protocol === "https:";
  return isOwnPath || isSecure ? link : null;
}

function offerText(price: number, months: number | null | undefined): string {
  return months
    ? `${formatPrice(price)}, open for ${months} ${months === 1 ? "month" : "months"}`
    : formatPrice(price);
}

/** The result is shown as text, never as HTML: taking tags out is for the reader, not for safety. */
function toParagraphs(text: string): string[] {
  const isHtml = /<\/?[a-z!][^>]*>/i.test(text);
  const plain = isHtml ? stripTags(text) : text;
  return plain
    .split(/\s*\n\s*/)
    .map((line) => line.trim())
    .filter(Boolean);
}

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  "#39": "'",
  nbsp: " ",
};

function stripTags(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, "")
    .replace(/<!--[\s\S]*?(-->|$)/g, "")
    .replace(/\s*\n\s*/g, " ")
    .replace(/<(br|\/p|\/div|\/li|\/h[1-6])\b[^>]*>/gi, "\n")
    .replace(/<\/?[a-z!][^>]*>/gi, "")
    .replace(/&(amp|lt|gt|quot|apos|#39|nbsp);/g, (entity, name: string) => entities[name] ?? entity);
}

function known(facts: [string, string | null | undefined][]): Fact[] {
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
