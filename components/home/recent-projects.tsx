import type { ProjectSummary } from "@/lib/projects/project-schema";
import { listingPath } from "@/lib/routes";
import { HomeSection } from "./home-section";
import { RecentCard } from "./recent-card";
import { ShowcaseTrack } from "./showcase-track";

/** The showcase (specification, sections 2 and 8). `null`: the projects could not be read. */
export function RecentProjects({ projects }: { projects: readonly ProjectSummary[] | null }) {
  return (
    <HomeSection
      title="Recent projects"
      text="New on our list. Pictures are artist’s impressions."
      more={{ label: "All projects", href: listingPath({}) }}
    >
      {projects === null && <Message>Failed to load properties. Please try again later.</Message>}
      {projects?.length === 0 && <Message>No properties available at the moment.</Message>}
      {projects && projects.length > 0 && (
        <ShowcaseTrack>
          {projects.map((project) => (
            <li
              key={`${project.isPlot}-${project.id}`}
              className="w-[calc(100%-1.5rem)] shrink-0 snap-start sm:w-[calc((100%-1.5rem)/2)] lg:w-[calc((100%-3rem)/3)]"
            >
              <RecentCard project={project} />
            </li>
          ))}
        </ShowcaseTrack>
      )}
    </HomeSection>
  );
}

function Message({ children }: { children: string }) {
  return (
    <p className="border-surface-line rounded-card text-ink-600 border px-6 py-16 text-center text-lg">
      {children}
    </p>
  );
}
