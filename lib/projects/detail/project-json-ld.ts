import type { AggregateOffer, Graph, RealEstateListing, VideoObject } from "schema-dts";
import { projectPath } from "@/lib/base/paths";
import { publisherOf } from "@/lib/seo/company-json-ld";
import { breadcrumbNode, pictureUrl, toAbsolute, toGraph } from "@/lib/seo/graph-json-ld";
import { toPictures } from "@/lib/projects/project/gallery";
import { projectTrail } from "@/lib/projects/listing/listing-trail";
import { aboutOf, noDescription } from "@/lib/projects/project/project-description";
import { locationOf } from "@/lib/projects/project/project-facts";
import { soldUntil } from "@/lib/projects/project/project-history";
import type { Project } from "@/lib/projects/project/project-schema";
import { residenceNode } from "./residence-json-ld";
import { isWithdrawn } from "@/lib/projects/project/withdrawn-words";
import { embedAddress, youtubeId } from "@/lib/projects/project/video-link";
import { language, t } from "@/lib/base/language";

/** Structured data of a project's page: the offer, what is offered, and the breadcrumb. */
export function projectGraph(origin: string, given: Project): Graph {
  const project = isWithdrawn(given) ? asShownWithdrawn(given) : given;
  const pictures = toPictures(project).flatMap(({ src }) => pictureUrl(origin, src) ?? []);
  const about = aboutOf(project);
  const listing: RealEstateListing = {
    "@type": "RealEstateListing",
    url: toAbsolute(origin, projectPath(project)),
    name: project.name,
    ...(about[0] !== noDescription && { description: about.join("\n") }),
    inLanguage: `${language()}-IN`,
    ...(project.history?.listedOn && { datePosted: project.history.listedOn }),
    ...(pictures.length > 0 && { image: pictures }),
    about: residenceNode(origin, project),
    ...offersOf(project),
    ...videoOf(project, pictures[0]),
    provider: publisherOf(origin),
  };
  return toGraph([breadcrumbNode(origin, projectTrail(project)), listing]);
}

/** Without what the page of a project that is no longer sold does not show. */
function asShownWithdrawn(project: Project): Project {
  const nothing = {
    ...{ floorplans: [], galleries: [], propertyAmenities: [], youtube_link: null, iframeCodeMap: null },
    ...{ minArea: null, maxArea: null, totalApartments: null, facing: null, dimensions: null },
    ...{ aboutus: null, aboutUs: null, description: null, about: null },
  };
  const locations = project.locations.map((location) => ({ ...location, address: null }));
  return { ...project, ...nothing, locations };
}

/** The price range of the header in whole rupees; nothing if the price is on request. */
function offersOf(project: Project): { offers?: AggregateOffer } {
  const low = project.minPrice ?? project.price ?? project.maxPrice;
  const high = project.maxPrice ?? low;
  if (!low || !high) return {};
  const until = soldUntil(project.history);
  const priced = project.floorplans.filter((plan) => plan.isActive !== false && plan.price);
  return {
    offers: {
      "@type": "AggregateOffer",
      priceCurrency: "INR",
      lowPrice: low,
      highPrice: high,
      offerCount: Math.max(priced.length, 1),
      ...(isWithdrawn(project) && {
        availability: "https://schema.org/Discontinued",
        ...(until && { availabilityEnds: until }),
      }),
    },
  };
}

/** Only with the day on which it was put online: without it search engines report an error (docs/seo.md). */
function videoOf(project: Project, picture: string | undefined): { video?: VideoObject } {
  const id = youtubeId(project.youtube_link);
  const uploadDate = project.videoUploadDate;
  if (!id || !uploadDate) return {};
  return {
    video: {
      "@type": "VideoObject",
      name: t("Video tour of {name}", { name: project.name }),
      description: `${t("Video tour of {name}", { name: project.name })}, ${locationOf(project)}`,
      thumbnailUrl: picture ?? `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
      uploadDate,
      embedUrl: embedAddress(id),
    },
  };
}
