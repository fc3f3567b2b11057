import "server-only";
import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { backend } from "@/lib/backend/backend";
import { readOptional } from "@/lib/backend/read-optional";
import { here } from "@/lib/base/language";
import { projectPath } from "@/lib/base/paths";
import { readBuilderPath } from "./builder-page";
import { middleRate, readStock } from "./price-page";
import { qrCode } from "./qr-code";
import type { Stock } from "@/lib/projects/listing/price-standing";
import type { CallTimes } from "@/lib/open-book/open-book-schema";
import { projectMetadata } from "@/lib/projects/detail/project-metadata";
import { noFilters, type ListingFilters } from "@/lib/projects/listing/project-filters";
import { toProjectQuery } from "@/lib/projects/listing/project-query";
import { boundsWithin, writeBounds } from "@/lib/projects/project/map-bounds";
import { mapPosition } from "@/lib/projects/project/map-link";
import type { MapPlace, Surroundings } from "@/lib/projects/search/map-schema";
import type { ProjectKind } from "@/lib/projects/store/project-queries";
import type { Project, ProjectAddress, ProjectSummary } from "@/lib/projects/project/project-schema";

const similarShown = 6;

/** No map of a home reaches further to a side of it. */
const aroundKm = 7;

export type ProjectPageParams = Promise<{ id: string; slug?: string[] }>;

/** Read once per request, for both the metadata and the page. */
const readProject = cache((kind: ProjectKind, id: string) => backend().getProject(id, kind));

/**
 * The data of a project's page. Answers 404 for an unknown or inactive project, 308 for a wrong slug; rejects if
 * the project can't be read.
 */
export async function readProjectPage(
  kind: ProjectKind,
  params: ProjectPageParams,
): Promise<{
  project: Project;
  similar: ProjectSummary[];
  /** Rupees per sqft of the project, and those of its kind in its locality. */
  fair: ReturnType<typeof middleRate> & { stock: Stock | null };
  builderHref: string | null;
  calls: CallTimes | null;
  around: Surroundings;
  /** Of the project's page in the register. */
  registerCode: string | null;
}> {
  const { id, slug = [] } = await params;
  const project = slug.length > 1 ? null : await readProject(kind, id);
  if (!project) notFound();
  const [named] = slug;
  if (named !== undefined && named !== encodeURIComponent(project.slug ?? "")) {
    permanentRedirect(here(projectPath(project)));
  }
  const [similar, stock, builderHref, calls, around] = await Promise.all([
    readOptional("similar projects", [], () => backend().listSimilarProjects(id, similarShown)),
    readStock(project),
    readBuilderPath(project.groupName),
    readOptional("how fast we call", null, () => backend().readCallTimes()),
    readAround(project),
  ]);
  const registerCode = project.reraId && project.reraUrl ? qrCode(project.reraUrl) : null;
  return {
    project,
    similar: similar ?? [],
    fair: { ...middleRate(project), stock },
    builderHref,
    calls,
    around,
    registerCode,
  };
}

async function readAround({ iframeCodeMap, locations: [place] }: Project): Promise<Surroundings> {
  const own = mapPosition(iframeCodeMap);
  const centre = own || !place ? undefined : await readCentre(place);
  const point = own ?? centre;
  if (!point) return { places: [] };
  return { centre, places: await readPlaces({ bounds: writeBounds(boundsWithin(aroundKm, point)) }) };
}

async function readCentre({ locality, city }: ProjectAddress): Promise<MapPlace | undefined> {
  if (!locality) return undefined;
  const places = await readPlaces({ location: [locality] });
  return places.find((one) => one.name === locality && one.city === city);
}

async function readPlaces(filters: Partial<ListingFilters>): Promise<MapPlace[]> {
  const query = toProjectQuery({ ...noFilters, ...filters });
  return (await readOptional("what is around", null, () => backend().readMap(query)))?.places ?? [];
}

/** Empty for an unknown project: the page then has the texts of the not-found screen. */
export async function readProjectMetadata(kind: ProjectKind, params: ProjectPageParams): Promise<Metadata> {
  const { id, slug = [] } = await params;
  const project = slug.length > 1 ? null : await readProject(kind, id);
  return project ? projectMetadata(project) : {};
}
