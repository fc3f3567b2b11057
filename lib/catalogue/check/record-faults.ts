import "server-only";
import { isYoutube, type MediaCheck, type MediaKind } from "./media-check";
import type { BlogRecord, ProjectRecord } from "./record-schema";
import { reraCheckFaults } from "./rera-record";

/** Errors that the schema can't find: figures that contradict each other, and files that do not exist. */
export function projectFaults(record: ProjectRecord, checkMedia: MediaCheck): string[] {
  const { kind, price, minPrice, maxPrice, minArea, maxArea, launchDate, possessionDate } = record;
  const film = record.youtube_link;
  const faults = [
    minPrice != null && maxPrice != null && minPrice > maxPrice && "minPrice is above maxPrice",
    minArea != null && maxArea != null && minArea > maxArea && "minArea is above maxArea",
    launchDate && possessionDate && possessionDate < launchDate && "possessionDate is before launchDate",
    record.isPlot != null &&
      record.isPlot !== (kind === "plot") &&
      `isPlot must be ${kind === "plot"} for a ${kind}`,
    kind === "plot" && record.floorplans?.length && "floorplans must be empty for a plot",
    price != null &&
      ((minPrice ?? price) > price || (maxPrice ?? price) < price) &&
      "price is not between minPrice and maxPrice",
    film && !isYoutube(film) && "youtube_link must be an https address on youtube.com or youtu.be",
  ];
  const told = faults.flatMap((fault) => (typeof fault === "string" && fault !== "" ? [fault] : []));
  return [
    ...told,
    ...carpetFaults(record),
    ...reraCheckFaults(record.reraCheck, record),
    ...projectMediaFaults(record, checkMedia),
  ];
}

/** What lies inside the walls is a part of the area that is sold. */
function carpetFaults({ floorplans }: ProjectRecord): string[] {
  return (floorplans ?? []).flatMap(({ area, carpetArea }, at) =>
    area != null && carpetArea != null && carpetArea > area
      ? [`floorplans[${at}].carpetArea is more than its area`]
      : [],
  );
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
