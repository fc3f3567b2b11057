import { SaveButton } from "@/components/projects/saved/save-button";
import { ShareButton } from "@/components/projects/saved/share-button";
import { Icon } from "@/components/ui/icon";
import { formatProjectKey } from "@/lib/projects/project/project-key";
import type { Project } from "@/lib/projects/project/project-schema";
import { projectPath } from "@/lib/base/paths";
import { here, t } from "@/lib/base/language";

const style = "round-button";

/** Beside the name: share this project, save it to the shortlist. */
export function SaveShareButtons({ project }: { project: Project }) {
  const { name } = project;
  return (
    <div className="flex shrink-0 gap-2 print:hidden">
      <ShareButton
        path={here(projectPath(project))}
        title={name}
        label={t("Share {name}", { name })}
        className={style}
      >
        <Icon name="share" />
      </ShareButton>
      <SaveButton projectKey={formatProjectKey(project)} name={name} className={style}>
        <Icon name="heart" className="size-6" />
      </SaveButton>
    </div>
  );
}
