import { sharedNote } from "@/lib/projects/project/gallery";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";
import { listingPath } from "@/lib/projects/listing/listing-path";
import { HomeSection } from "./home-section";
import { RecentCarousel } from "./recent-carousel";
import { RecentProjectCard } from "./recent-project-card";
import { RetryPanel } from "./retry-panel";
import { toRecentProject } from "./recent-project";
import { t } from "@/lib/base/language";

/** The newest projects (specification, sections 2 and 8). `null` means they could not be read. */
export function RecentProjects({ projects }: { projects: readonly ProjectSummary[] | null }) {
  const note = sharedNote((projects ?? []).map(({ mediaNote = null }) => ({ note: mediaNote })));
  return (
    <HomeSection
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
            <RecentProjectCard key={place} project={toRecentProject(project)} />
          ))}
        </RecentCarousel>
      )}
    </HomeSection>
  );
}
