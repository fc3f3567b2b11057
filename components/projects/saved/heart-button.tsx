import { Icon } from "@/components/ui/icon";
import { formatProjectKey } from "@/lib/projects/project/project-key";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";
import { SaveButton } from "./save-button";

type Props = { project: Pick<ProjectSummary, "id" | "name" | "isPlot">; className?: string };

/** The heart in the corner of a project's picture. */
export function HeartButton({ project, className = "" }: Props) {
  return (
    <SaveButton
      projectKey={formatProjectKey(project)}
      name={project.name}
      className={`heart-button ${className}`}
    >
      <Icon name="heart" className="size-6" />
    </SaveButton>
  );
}
