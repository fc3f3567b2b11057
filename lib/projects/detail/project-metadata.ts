import type { Metadata } from "next";
import { brand } from "@/content/site";
import { formatAreaRange, formatDay, formatMonth, formatPrice } from "@/lib/base/format";
import { projectPath } from "@/lib/base/paths";
import { longestDescription, longestTitle, pageMetadata } from "@/lib/seo/page-metadata";
import { firstFitting, joinFitting, shorten } from "@/lib/seo/fit-text";
import { previewVersion, type PreviewSubject } from "@/lib/seo/preview-address";
import { toPictures } from "@/lib/projects/project/gallery";
import {
  configurationsOf,
  locationOf,
  priceRangeOf,
  statusLabelOf,
} from "@/lib/projects/project/project-facts";
import { soldUntil } from "@/lib/projects/project/project-history";
import type { Project } from "@/lib/projects/project/project-schema";
import { isWithdrawn } from "@/lib/projects/project/withdrawn-words";
import { t } from "@/lib/base/language";
import { sayPlace } from "@/lib/base/say-place";
import { reraWithSite } from "@/lib/projects/project/rera-number";

/** Title, description, canonical address and share tags of a project's page. */
export function projectMetadata(project: Project): Metadata {
  return pageMetadata({
    title: projectTitle(project),
    description: projectDescription(project),
    path: projectPath(project),
    preview: projectPreview(project),
  });
}

/** The preview picture of a project; its address changes with its photo, name, place, price, RERA number or page in the register. */
export function projectPreview(project: Project): PreviewSubject {
  const { id, name, isPlot, reraUrl } = project;
  const photo = toPictures(project)[0]?.src ?? null;
  return {
    kind: isPlot ? "plot" : "project",
    id,
    version: previewVersion(
      ...[photo, name, locationOf(project), pricePreview(project), reraWithSite(project)],
      ...(reraUrl ? [reraUrl] : []),
    ),
  };
}

/** The price of a preview picture; of what is no longer sold that it is not. */
export function pricePreview(project: Project): string {
  return isWithdrawn(project) ? t("No longer sold") : priceRangeOf(project);
}

/** What it was, and that it is no longer sold. */
function withdrawnDescription(project: Project): string {
  const until = soldUntil(project.history);
  const words = { name: shorten(project.name, 60), place: shorten(locationOf(project), 40) };
  const start = until
    ? t("{name} in {place} is no longer sold here since {day}.", { ...words, day: formatDay(until) ?? until })
    : t("{name} in {place} is no longer sold here.", words);
  const price = t("Last price: {price}.", { price: priceRangeOf(project) });
  const rera = project.reraId ? `RERA ${shorten(project.reraId, 40)}.` : "";
  return joinFitting(
    start,
    [price, rera, t("Its history, and what is for sale near by.")],
    longestDescription,
  );
}

/** `Aurovelle Lakecity, Kokapet: 2, 3 BHK from ₹1.20 Cr`, with what fits into 60 characters. */
export function projectTitle(project: Project): string {
  const { name } = project;
  const place = project.locations[0]?.locality || project.locations[0]?.city || project.location;
  const at = place ? `, ${sayPlace(place)}` : "";
  if (isWithdrawn(project)) {
    const [short, end] = [shorten(name, 40), t(": no longer sold")];
    return firstFitting([`${name}${at}${end}`, `${name}${end}`], longestTitle) ?? `${short}${end}`;
  }
  const homes = configurationsOf(project) ?? (project.isPlot ? t("plots") : null);
  const price = project.minPrice ?? project.price;
  const from = homes && price ? t("{homes} from {price}", { homes, price: formatPrice(price) }) : homes;
  const titles = [
    from && `${name}${at}: ${from}`,
    homes && `${name}${at}: ${homes}`,
    from && `${name}: ${from}`,
    `${name}${at}`,
  ];
  const fitting = firstFitting(titles, longestTitle);
  if (fitting) return fitting;
  return at.length < 30 ? `${shorten(name, longestTitle - at.length)}${at}` : shorten(name, longestTitle);
}

/** 70 to 160 characters: what it is, then as many further facts as fit. */
export function projectDescription(project: Project): string {
  if (isWithdrawn(project)) return withdrawnDescription(project);
  const kind = t(project.isPlot ? "plots" : (project.propertyType?.toLowerCase() ?? "home") + "s");
  const area = formatAreaRange(project.minArea, project.maxArea);
  const price = priceRangeOf(project);
  const what = [configurationsOf(project), kind].filter(Boolean).join(" ");
  const facts = [
    possessionSentence(project),
    t("Zero brokerage with {company}.", { company: brand.name }),
    t("Photos, plans and EMI."),
  ];
  // The number and who gave it stand in every advertisement, so they always have their space, and so has the price.
  const number = reraWithSite(project, 40);
  const rera = number ? ` RERA ${number}.` : "";
  const homes = `${what}, ${price}.`;
  const longestLead = 70;
  const start =
    firstFitting([`${leadOf(project, longestLead)}: `], longestDescription - homes.length - rera.length) ??
    `${shorten(project.name, longestLead)}: `;
  const room = longestDescription - start.length - rera.length;
  const first = firstFitting([area && t("{what} of {area}, {price}.", { what, area, price }), homes], room);
  const fitted = joinFitting("", [first ?? "", ...facts], room);
  return `${start}${fitted}${fitted ? rera : rera.trim()}`.replace(/: $/, ".");
}

/** `Lakecity by Aurovelle in Kokapet, Hyderabad`. */
function leadOf({ name, groupName: builder, location }: Project, longest: number): string {
  const words = { name: shorten(name, longest), builder: builder ?? "", place: sayPlace(location ?? "") };
  if (builder && location) return t("{name} by {builder} in {place}", words);
  if (location) return t("{name} in {place}", words);
  return builder ? t("{name} by {builder}", words) : words.name;
}

function possessionSentence(project: Project): string {
  const status = statusLabelOf(project);
  const month = formatMonth(project.possessionDate);
  if (project.status === "Ready to Move" || !month) return status ? `${status}.` : "";
  return status ? t("{status}, possession {month}.", { status, month }) : t("Possession {month}.", { month });
}
