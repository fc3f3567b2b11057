import { Icon } from "@/components/ui/icon";
import { CardPictures, PhotoCount } from "@/components/projects/pictures/card-pictures";
import { formatAreaRange, formatBhk, formatPriceRange } from "@/lib/base/format";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";
import { RecentProjectLink } from "./recent-project-link";

/** A project under "Recent projects": one link, opened in a new tab (specification, section 2). */
export function RecentProjectCard({ project }: { project: ProjectSummary }) {
  const price = formatPriceRange(project.minPrice ?? project.price, project.maxPrice ?? project.price);
  return (
    <div data-card="home" className="relative h-full">
      <RecentProjectLink
        id={project.id}
        href={detailAddress(project)}
        className="group border-surface-line rounded-card hover:shadow-soft relative flex h-full flex-col overflow-hidden border bg-white transition-shadow duration-200"
      >
        <span className="bg-surface-warm relative block aspect-[16/10]">
          <CardPictures
            project={project}
            sizes="(min-width: 1024px) 384px, (min-width: 640px) 50vw, 92vw"
            isSwiped={false}
          />
          {project.status && (
            <span className="text-ink-900 rounded-control absolute top-3 left-3 bg-white px-2.5 py-1 text-sm font-bold">
              {project.status === "Ready to Move" ? "Ready to Move In" : project.status}
            </span>
          )}
        </span>
        <span className="flex grow flex-col p-5">
          <span className="group-hover:text-brand-600 line-clamp-2 text-xl font-bold transition-colors duration-150">
            {project.name}
          </span>
          {project.groupName && <span className="text-ink-600 text-sm">By {project.groupName}</span>}
          <span className="text-ink-600 mt-2 mb-4 flex gap-1.5">
            <Icon name="pin" className="text-gold-700 mt-0.5 size-5" />
            {project.location || "Location not specified"}
          </span>
          <span className="border-surface-line mt-auto flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 border-t pt-4">
            <span className="figures text-lg font-black">{price ?? "Price on request"}</span>
            <span className="text-ink-600 figures text-sm">{configurationText(project)}</span>
          </span>
        </span>
        <PhotoCount project={project} />
        <span className="sr-only">(opens in a new tab)</span>
      </RecentProjectLink>
    </div>
  );
}

function detailAddress({ id, isPlot }: ProjectSummary): string {
  return `/propertydetails?project=${encodeURIComponent(id)}${isPlot ? "&type=plot" : ""}`;
}

/** `2, 3 BHK` for a home, the area for a plot. */
function configurationText({ isPlot, propertyBhks, minArea, maxArea }: ProjectSummary): string {
  const kinds = [...new Set(propertyBhks.map(({ bhkType }) => formatBhk(bhkType)))].sort();
  if (isPlot || kinds.length === 0) return formatAreaRange(minArea, maxArea) ?? "";
  return kinds.map((kind, index) => (index < kinds.length - 1 ? kind.replace(/ BHK$/, "") : kind)).join(", ");
}
