import { Carousel } from "@/components/ui/carousel";
import { sharedNote } from "@/lib/projects/project/gallery";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";
import { listingPath } from "@/lib/projects/listing/listing-path";
import { HomeSection } from "./home-section";
import { RetryPanel } from "./retry-panel";
import { RecentProjectCard } from "./recent-project-card";

/** It moves by itself among the first three, and only on screens that are not small (specification, section 4). */
const rotation = { intervalMs: 2_000, among: 3, on: "(min-width: 640px)" };

/** The newest projects (specification, sections 2 and 8). `null` means they could not be read. */
export function RecentProjects({ projects }: { projects: readonly ProjectSummary[] | null }) {
  const note = sharedNote((projects ?? []).map(({ mediaNote = null }) => ({ note: mediaNote })));
  return (
    <HomeSection
      title="Recent projects"
      text={note ? `New on our list. Pictures: ${note.toLowerCase()}.` : "New on our list."}
      more={{ label: "All projects", href: listingPath({}) }}
    >
      {projects === null && <RetryPanel title="Failed to load properties. Please try again later." />}
      {projects?.length === 0 && (
        <p className="border-surface-line rounded-card text-ink-600 border px-6 py-16 text-center text-lg">
          No properties available at the moment.
        </p>
      )}
      {projects && projects.length > 0 && (
        <Carousel
          label="Recent projects"
          noun="projects"
          autoplay={rotation}
          layout="[--gap:16px] [--per-view:1.08] sm:[--gap:24px] sm:[--per-view:2] lg:[--per-view:3]"
        >
          {projects.map((project) => (
            <RecentProjectCard key={`${project.isPlot}-${project.id}`} project={project} />
          ))}
        </Carousel>
      )}
    </HomeSection>
  );
}
