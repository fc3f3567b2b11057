import { ProjectDetail } from "@/components/projects/detail/project-detail";
import { LinkCardView } from "@/components/share/link-card-view";
import { projectPath } from "@/lib/base/paths";
import { linkNetworks } from "@/lib/link-inspector/link-cards";
import type { LinkFacts } from "@/lib/link-inspector/link-facts";
import { projectDescription, projectTitle } from "@/lib/projects/detail/project-metadata";
import type { Project } from "@/lib/projects/project/project-schema";
import { previewSize } from "@/lib/seo/preview-address";

/** `picture`: the JPEG that comes along with its link; `null` when none could be drawn. */
type Props = { project: Project; picture: Buffer | null; siteUrl: string };

/** The parts of a project's page, and its link in WhatsApp. */
export function ProjectPreview({ project, picture, siteUrl }: Props) {
  const path = projectPath(project);
  const facts: LinkFacts = {
    ...{ path, asked: path, status: 200, robotsHeader: null, siteUrl },
    head: {
      ...{ title: projectTitle(project), description: projectDescription(project) },
      ...{ canonical: null, robots: null, og: {}, twitter: {} },
    },
    picture: picture && {
      // No address of its own: it is for who reads this page.
      path: `data:image/jpeg;base64,${picture.toString("base64")}`,
      format: "jpeg",
      ...previewSize,
      bytes: picture.length,
    },
  };
  return (
    <>
      <section aria-label="As WhatsApp shows it" className="mt-4">
        <div className="grid max-w-3xl items-start gap-6 sm:grid-cols-2">
          {linkNetworks
            .filter(({ name }) => name.startsWith("WhatsApp"))
            .map((network) => (
              <LinkCardView key={network.name} facts={facts} network={network} />
            ))}
        </div>
      </section>
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
