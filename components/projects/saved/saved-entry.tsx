import { Link } from "@/components/ui/link";
import { useEffect, type ReactNode } from "react";
import { ProjectTile, TileSkeleton } from "@/components/projects/project-tile";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { t } from "@/lib/base/language";
import { projectPath } from "@/lib/base/paths";
import { toTile } from "@/lib/projects/project/tile";
import { useSavedProject } from "./use-saved-project";

type Props = {
  projectKey: string;
  isChosen: boolean;
  isFull: boolean;
  choose: (isChosen: boolean) => void;
  remove: (key: string, name: string) => void;
};

/** A saved project with its current data, or a note that it is gone or no longer sold; below it "Compare" and "Remove". */
export function SavedEntry({ projectKey, isChosen, isFull, choose, remove }: Props) {
  const { status, project, retry } = useSavedProject(projectKey);
  const name = project?.name ?? t("this project");
  const isGone = status === "gone" || status === "withdrawn";
  useEffect(() => {
    if (isGone && isChosen) choose(false);
  }, [isGone, isChosen, choose]);
  return (
    <li className="flex min-w-0 flex-col">
      <div className="grow">
        {status === "known" && <ProjectTile tile={toTile(project)} />}
        {status === "withdrawn" && (
          <Note text={t("{name} is no longer sold.", { name: project.name })}>
            <Link href={projectPath(project)} className={buttonStyle("outline")}>
              {t("Its history")}
            </Link>
          </Note>
        )}
        {status === "loading" && <TileSkeleton />}
        {status === "gone" && <Note text={t("This project is no longer on our list. It may be sold out.")} />}
        {status === "failed" && (
          <Note text={t("This project could not be read just now.")}>
            <button type="button" onClick={retry} className={buttonStyle("outline")}>
              {t("Try again")}
            </button>
          </Note>
        )}
      </div>
      <div className="flex items-center justify-between gap-3">
        <label className="min-h-touch has-disabled:text-ink-600 flex items-center gap-2">
          {!isGone && (
            <>
              <input
                type="checkbox"
                name="project"
                value={projectKey}
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={(event) => choose(event.target.checked)}
                className="accent-brand-600 size-5"
              />
              <span>
                {t("Compare")}
                <span className="sr-only"> {name}</span>
              </span>
            </>
          )}
        </label>
        <button
          type="button"
          onClick={() => remove(projectKey, project?.name ?? t("The project"))}
          className="text-ink-600 hover:text-brand-600 min-h-touch inline-flex items-center gap-1.5 underline-offset-4 hover:underline"
        >
          <Icon name="close" className="size-4" />
          {t("Remove")}
          <span className="sr-only"> {name}</span>
        </button>
      </div>
    </li>
  );
}

function Note({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={`tile-box min-h-38 items-center justify-center gap-3 p-5 text-center max-sm:flex-col`}>
      <p className="text-ink-600">{text}</p>
      {children}
    </div>
  );
}
