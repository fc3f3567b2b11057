import type {
  ApartmentComplex,
  FloorPlan as FloorPlanNode,
  Place,
  PostalAddress,
  QuantitativeValue,
  SingleFamilyResidence,
} from "schema-dts";
import { formatBhk } from "@/lib/base/format";
import { pictureUrl } from "@/lib/seo/graph-json-ld";
import { mapLink, mapPosition } from "@/lib/projects/project/map-link";
import { isWithdrawn } from "@/lib/projects/project/withdrawn-words";
import type { FloorPlan, Project } from "@/lib/projects/project/project-schema";
import { t } from "@/lib/base/language";
import { sayPlace } from "@/lib/base/say-place";

/** The square foot, by its UN/CEFACT code, which schema.org uses. */
const squareFoot = { unitCode: "FTK", unitText: "sqft" };

/** Structured data of what is offered: apartments as a complex, a villa as a house, anything else as a place. */
export function residenceNode(
  origin: string,
  project: Project,
): ApartmentComplex | SingleFamilyResidence | Place {
  const shared = sharedFacts(project);
  const plans = floorPlanNodes(origin, project);
  const accommodationFloorPlan = plans.length > 0 ? plans : undefined;
  if (project.isPlot) return { "@type": "Place", ...shared, additionalProperty: plotFacts(project) };
  switch (project.propertyType) {
    case "Apartment":
      return {
        "@type": "ApartmentComplex",
        ...shared,
        accommodationFloorPlan,
        ...(project.totalApartments && {
          numberOfAccommodationUnits: { "@type": "QuantitativeValue", value: project.totalApartments },
        }),
      };
    case "Villa":
      return {
        "@type": "SingleFamilyResidence",
        ...shared,
        accommodationFloorPlan,
        floorSize: areaOf(project) ?? undefined,
      };
    default:
      return { "@type": "Place", ...shared };
  }
}

function sharedFacts(project: Project) {
  const { isPlot, iframeCodeMap, location, name, reraId, propertyAmenities } = project;
  const position = mapPosition(iframeCodeMap);
  return {
    name,
    address: addressNode(project),
    ...(reraId && {
      identifier: {
        "@type": "PropertyValue",
        propertyID: "RERA",
        name: t("RERA ID"),
        value: reraId,
      } as const,
    }),
    // Plots and what is no longer sold show neither map nor amenities (specification, section 2, "Project detail page").
    ...(!isPlot && !isWithdrawn(project) && { hasMap: mapLink(iframeCodeMap, location || name) }),
    ...(!isPlot && position && { geo: { "@type": "GeoCoordinates", ...position } as const }),
    ...(!isPlot &&
      propertyAmenities.length > 0 && {
        amenityFeature: propertyAmenities.map(
          (amenity) =>
            ({ "@type": "LocationFeatureSpecification", name: t(amenity.name), value: true }) as const,
        ),
      }),
  };
}

function addressNode({ locations, location }: Project): PostalAddress {
  const [address] = locations;
  return {
    "@type": "PostalAddress",
    ...(address?.address && { streetAddress: address.address }),
    ...(location && { addressLocality: sayPlace(location) }),
    ...(address?.state && { addressRegion: t(address.state) }),
    addressCountry: "IN",
  };
}

/**
 * The active floor plans. Those that are known to differ in their size alone, as most of a project's forty may, are one plan from
 * the least to the greatest: each by itself repeated drawing and rooms forty times.
 */
function floorPlanNodes(origin: string, { floorplans }: Project): FloorPlanNode[] {
  const alike = new Map<string, FloorPlan[]>();
  for (const [at, plan] of floorplans.entries()) {
    if (plan.isActive === false) continue;
    const isKnown = plan.bhkType && plan.area;
    const key = isKnown ? JSON.stringify([plan.bhkType, plan.bathrooms, plan.image]) : String(at);
    alike.set(key, [...(alike.get(key) ?? []), plan]);
  }
  return [...alike.values()].map((plans) => floorPlanNode(origin, plans));
}

function floorPlanNode(origin: string, plans: readonly FloorPlan[]): FloorPlanNode {
  const { bhkType, bathrooms, image } = plans[0] ?? {};
  const bedrooms = parseInt(bhkType ?? "");
  const areas = plans.flatMap(({ area }) => area || []);
  const floorSize = areas.length > 0 && areaOf({ minArea: Math.min(...areas), maxArea: Math.max(...areas) });
  return {
    "@type": "FloorPlan",
    ...(bhkType && { name: formatBhk(bhkType) }),
    ...(bedrooms > 0 && { numberOfBedrooms: bedrooms }),
    ...(bathrooms && { numberOfBathroomsTotal: bathrooms }),
    ...(floorSize && { floorSize }),
    layoutImage: pictureUrl(origin, image),
  };
}

function areaOf({ minArea, maxArea }: Pick<Project, "minArea" | "maxArea">): QuantitativeValue | null {
  const [low, high] = [minArea ?? maxArea, maxArea ?? minArea];
  if (!low || !high) return null;
  const range = low === high ? { value: low } : { minValue: low, maxValue: high };
  return { "@type": "QuantitativeValue", ...range, ...squareFoot };
}

function plotFacts(project: Project) {
  const [low, high] = [project.minArea ?? project.maxArea, project.maxArea ?? project.minArea];
  const area = low && high && (low === high ? { value: low } : { minValue: low, maxValue: high });
  const texts = [
    [t("Dimensions"), project.dimensions],
    [t("Facing"), project.facing && t(project.facing)],
  ] as const;
  return [
    ...(area ? [{ "@type": "PropertyValue", name: t("Plot area"), ...area, ...squareFoot } as const] : []),
    ...texts.flatMap(([name, value]) => (value ? [{ "@type": "PropertyValue", name, value } as const] : [])),
  ];
}
