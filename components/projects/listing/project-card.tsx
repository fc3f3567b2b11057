import { memo } from "react";
import { CompareToggle } from "@/components/projects/saved/compare-toggle";
import { HeartButton } from "@/components/projects/saved/heart-button";
import { StillElement } from "@/components/ui/still-element";
import { formatProjectKey } from "@/lib/projects/project/project-key";
import { isWhole, type ListedProject } from "@/lib/projects/listing/list-parts";
import { cardCode } from "./card-code";

type Props = { project: ListedProject; priority: boolean };

/**
 * A project in the listing: picture, name, developer, place, price, configurations, possession, RERA id. What the document
 * has of it stays as it is; its buttons are React's. One that stays on the list is not rendered again.
 */
export const Card = memo(function ProjectCard({ project, priority }: Props) {
  const key = formatProjectKey(project);
  const parts = isWhole(project) ? cardCode()(project, priority) : project.parts;
  return (
    <article className="project-card">
      <div data-card="picture" className="relative grid">
        <StillElement as="a" name={key} still="made" made={parts?.picture ?? null} />
        <HeartButton projectKey={key} name={project.name} className="top-3 right-3" />
        <CompareToggle projectKey={key} name={project.name} />
      </div>
      <StillElement name={`${key}t`} still="made" made={parts?.text ?? null} />
    </article>
  );
});
