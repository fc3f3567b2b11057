import "server-only";
import { isYoutube, type MediaCheck, type MediaKind } from "./media-check";
import type { BlogRecord, ProjectRecord } from "./record-schema";

/** Errors that the schema can't find: figures that contradict each other, and files that do not exist. */
export function projectFaults(record: ProjectRecord, checkMedia: MediaCheck): string[] {
  const {
    price,
    minPrice,
    maxPrice,
    minArea,
    maxArea,
    launchDate,
    possessionDate,
    youtube_link: film,
  } = record;
  const faults: string[] = [];
  if (minPrice != null && maxPrice != null && minPrice > maxPrice) faults.push("minPrice is above maxPrice");
  if (minArea != null && maxArea != null && minArea > maxArea) faults.push("minArea is above maxArea");
  if (launchDate && possessionDate && possessionDate < launchDate) {
    faults.push("possessionDate is before launchDate");
  }
  if (record.isPlot != null && record.isPlot !== (record.kind === "plot")) {
    faults.push(`isPlot must be ${record.kind === "plot"} for a ${record.kind}`);
  }
  if (record.kind === "plot") {
    if (record.floorplans?.length) faults.push("floorplans must be empty for a plot");
  }
  if (price != null && ((minPrice ?? price) > price || (maxPrice ?? price) < price)) {
    faults.push("price is not between minPrice and maxPrice");
  }
  if (film && !isYoutube(film))
    faults.push("youtube_link must be an https address on youtube.com or youtu.be");
  return [...faults, ...projectMediaFaults(record, checkMedia)];
}

function projectMediaFaults(record: ProjectRecord, checkMedia: MediaCheck): string[] {
  const links: [string, string | null | undefined, MediaKind][] = [
    ["imageUrl", record.imageUrl, "picture"],
    ["proertyImage", record.proertyImage, "picture"],
    ["brochure", record.brochure, "pdf"],
  ];
  record.floorplans?.forEach(({ image }, at) => links.push([`floorplans[${at}].image`, image, "picture"]));
  record.galleries?.forEach(({ mediaLink }, at) =>
    links.push([`galleries[${at}].mediaLink`, mediaLink, "gallery"]),
  );
  record.propertyAmenities?.forEach(({ image }, at) =>
    links.push([`propertyAmenities[${at}].image`, image, "picture"]),
  );
  return links.flatMap(([field, link, kind]) => mediaFault(field, link, kind, checkMedia));
}

export function blogFaults(record: BlogRecord, checkMedia: MediaCheck): string[] {
  return mediaFault("blogImage", record.blogImage, "picture", checkMedia);
}

function mediaFault(
  field: string,
  link: string | null | undefined,
  kind: MediaKind,
  check: MediaCheck,
): string[] {
  const fault = link ? check(link, kind) : null;
  return fault ? [`${field} ${fault}`] : [];
}
