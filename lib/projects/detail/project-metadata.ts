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

/** Title, description, canonical address and share tags of a project's page. */
export function projectMetadata(project: Project): Metadata {
  return pageMetadata({
    title: projectTitle(project),
    description: projectDescription(project),
    path: projectPath(project),
    preview: projectPreview(project),
  });
}

/** The preview picture of a project; its address changes with its photo, name, place, price or RERA number. */
export function projectPreview(project: Project): PreviewSubject {
  const { id, name, isPlot, reraId } = project;
  const photo = toPictures(project)[0]?.src ?? null;
  return {
    kind: isPlot ? "plot" : "project",
    id,
    version: previewVersion(photo, name, locationOf(project), pricePreview(project), reraId ?? null),
  };
}

/** The price of a preview picture; of what is no longer sold that it is not. */
export function pricePreview(project: Project): string {
  return isWithdrawn(project) ? "No longer sold" : priceRangeOf(project);
}

/** What it was, and that it is no longer sold. */
function withdrawnDescription(project: Project): string {
  const until = soldUntil(project.history);
  const since = until ? ` since ${formatDay(until)}` : "";
  const start = `${shorten(project.name, 60)} in ${shorten(locationOf(project), 40)} is no longer sold here${since}.`;
  const price = `Last price: ${priceRangeOf(project)}.`;
  const rera = project.reraId ? `RERA ${shorten(project.reraId, 40)}.` : "";
  return joinFitting(start, [price, rera, "Its history, and what is for sale near by."], longestDescription);
}

/** `Aurovelle Lakecity, Kokapet: 2, 3 BHK from ₹1.20 Cr`, with what fits into 60 characters. */
export function projectTitle(project: Project): string {
  const { name } = project;
  const place = project.locations[0]?.locality || project.locations[0]?.city || project.location;
  const at = place ? `, ${place}` : "";
  if (isWithdrawn(project)) {
    const [short, end] = [shorten(name, 40), ": no longer sold"];
    return firstFitting([`${name}${at}${end}`, `${name}${end}`], longestTitle) ?? `${short}${end}`;
  }
  const homes = configurationsOf(project) ?? (project.isPlot ? "plots" : null);
  const price = project.minPrice ?? project.price;
  const from = homes && price ? `${homes} from ${formatPrice(price)}` : homes;
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
  const kind = project.isPlot ? "plots" : (project.propertyType?.toLowerCase() ?? "home") + "s";
  const area = formatAreaRange(project.minArea, project.maxArea);
  const what = [configurationsOf(project), kind].filter(Boolean).join(" ");
  const by = project.groupName ? ` by ${project.groupName}` : "";
  const place = project.location ? ` in ${project.location}` : "";
  const facts = [
    `${what}${area ? ` of ${area}` : ""}, ${priceRangeOf(project)}.`,
    possessionSentence(project),
    `Zero brokerage with ${brand.name}.`,
    "Photos, plans and EMI.",
  ];
  const longestLead = 70;
  const lead = `${shorten(project.name, longestLead)}${by}${place}: `;
  const start = lead.length > 100 ? `${shorten(project.name, longestLead)}: ` : lead;
  // Careful buyers look up the RERA number, so it always has its space.
  const rera = project.reraId ? ` RERA ${shorten(project.reraId, 40)}.` : "";
  const room = longestDescription - start.length - rera.length;
  const fitted = joinFitting("", facts, room);
  return `${start}${fitted}${fitted ? rera : rera.trim()}`.replace(/: $/, ".");
}

function possessionSentence(project: Project): string {
  const status = statusLabelOf(project);
  const month = formatMonth(project.possessionDate);
  if (project.status === "Ready to Move" || !month) return status ? `${status}.` : "";
  return status ? `${status}, possession ${month}.` : `Possession ${month}.`;
}
