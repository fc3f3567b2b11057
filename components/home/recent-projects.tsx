import { sharedNote } from "@/lib/projects/project/gallery";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";
import { listingPath } from "@/lib/projects/listing/listing-path";
import { t, here } from "@/lib/base/language";
import { Icon } from "@/components/ui/icon";
import { CardPictures, PhotoCount } from "@/components/projects/pictures/card-pictures";
import { formatAreaRange, formatBhk, formatPriceRange } from "@/lib/base/format";
import { toPictured, type PicturedProject } from "@/lib/projects/project/project-picture";
import { sayPlace } from "@/lib/base/say-place";
import { HomeSection } from "./home-section";
import { RecentCarousel } from "./recent-carousel";
import { RetryPanel } from "./retry-panel";

/** The newest projects (specification, sections 2 and 8). `null` means they could not be read. */
export function RecentProjects({ projects }: { projects: readonly ProjectSummary[] | null }) {
  const note = sharedNote((projects ?? []).map(({ mediaNote = null }) => ({ note: mediaNote })));
  return (
    <HomeSection
      isFirst
      title="Recent projects"
      text={
        note ? t("New on our list. Pictures: {note}.", { note: t(note).toLowerCase() }) : "New on our list."
      }
      more={{ label: "All projects", href: listingPath({}) }}
    >
      {projects === null && <RetryPanel title="Failed to load properties. Please try again later." />}
      {projects?.length === 0 && (
        <p className="border-surface-line rounded-card text-ink-600 border px-6 py-16 text-center text-lg">
          {t("No properties available at the moment.")}
        </p>
      )}
      {projects && projects.length > 0 && (
        <RecentCarousel>
          {projects.map((project, place) => (
            <RecentProjectCard key={place} project={toRecentProject(project)} isFirst={place === 0} />
          ))}
        </RecentCarousel>
      )}
    </HomeSection>
  );
}

/** A project under "Recent projects": one link, opened in a new tab (specification, section 2). */
function RecentProjectCard({ project, isFirst }: { project: RecentProject; isFirst: boolean }) {
  return (
    <div data-card="home" className="relative h-full">
      <a
        href={project.href}
        target="_blank"
        rel="noopener"
        className="group border-surface-line rounded-card hover:shadow-soft relative flex h-full flex-col overflow-hidden border bg-white transition-shadow duration-200"
      >
        <span className="bg-surface-warm relative block aspect-[16/10]">
          <CardPictures
            project={project}
            sizes="(min-width: 1024px) 384px, (min-width: 640px) 50vw, 92vw"
            isSwiped={false}
            priority={isFirst}
          />
          {project.tag && (
            <span className="text-ink-900 rounded-control absolute top-3 left-3 bg-white px-2.5 py-1 text-sm font-bold">
              {project.tag}
            </span>
          )}
        </span>
        <span className="flex grow flex-col p-5">
          <span className="recent-card-name">{project.name}</span>
          {project.by && (
            <span className="text-ink-600 text-sm">{t("By {builder}", { builder: project.by })}</span>
          )}
          <span className="text-ink-600 mt-2 mb-4 flex gap-1.5">
            <Icon name="pin" className="text-gold-700 mt-0.5 size-5" />
            {project.place}
          </span>
          <span className="border-surface-line mt-auto flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 border-t pt-4">
            <span className="figures text-lg font-black">{project.price}</span>
            <span className="text-ink-600 figures text-sm">{project.homes}</span>
          </span>
        </span>
        <PhotoCount project={project} />
        <span className="sr-only">{t("(opens in a new tab)")}</span>
      </a>
    </div>
  );
}

/** A project under "Recent projects", in the words that are shown. */
type RecentProject = PicturedProject & {
  href: string;
  tag: string;
  by: string;
  place: string;
  price: string;
  homes: string;
};

function toRecentProject(project: ProjectSummary): RecentProject {
  const { status, groupName, location } = project;
  return {
    ...toPictured(project),
    href: detailAddress(project),
    tag: t(status === "Ready to Move" ? "Ready to Move In" : (status ?? "")),
    by: groupName ?? "",
    place: location ? sayPlace(location) : t("Location not specified"),
    price:
      formatPriceRange(project.minPrice ?? project.price, project.maxPrice ?? project.price) ??
      t("Price on request"),
    homes: configurationText(project),
  };
}

function detailAddress({ id, isPlot }: ProjectSummary): string {
  return here(`/propertydetails?project=${encodeURIComponent(id)}${isPlot ? "&type=plot" : ""}`);
}

/** `2, 3 BHK` for a home, the area for a plot. */
function configurationText({ isPlot, propertyBhks, minArea, maxArea }: ProjectSummary): string {
  const kinds = [...new Set(propertyBhks.map(({ bhkType }) => formatBhk(bhkType)))].sort();
  if (isPlot || kinds.length === 0) return formatAreaRange(minArea, maxArea) ?? "";
  return kinds.map((kind, index) => (index < kinds.length - 1 ? kind.replace(/ BHK$/, "") : kind)).join(", ");
}
