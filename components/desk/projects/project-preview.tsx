import { ProjectDetail } from "@/components/projects/detail/project-detail";
import { projectPath } from "@/lib/base/paths";
import { projectDescription, projectTitle } from "@/lib/projects/detail/project-metadata";
import type { Project } from "@/lib/projects/project/project-schema";
import { LinkPreview } from "../link-preview";

/** `picture`: the address of the JPEG that comes along with its link. */
type Props = { project: Project; picture: string; siteUrl: string };

/** The parts of a project's page, and its link in WhatsApp. */
export function ProjectPreview({ project, picture, siteUrl }: Props) {
  const path = projectPath(project);
  return (
    <>
      <LinkPreview
        title={projectTitle(project)}
        description={projectDescription(project)}
        {...{ path, picture, siteUrl }}
      />
      <section
        aria-label="As visitors see it"
        className="border-surface-line rounded-card mt-8 overflow-clip border bg-white"
      >
        <ProjectDetail
          project={project}
          similar={[]}
          builderHref={null}
          address={new URL(path, siteUrl).href}
        />
      </section>
    </>
  );
}
