import { CopyButton } from "@/components/ui/copy-button";
import { reraWords } from "@/content/rera-authorities";
import { reraAuthorityOf } from "@/lib/projects/project/rera-authority";
import type { Project } from "@/lib/projects/project/project-schema";
import { t } from "@/lib/base/language";

/**
 * The number as the developer gave it, with the way to look it up. Nothing here looks as if somebody had: what was compared
 * with the register stands below, with the day (`ReraCheck`).
 */
export function ReraNumber({ project }: { project: Pick<Project, "reraId" | "locations"> }) {
  const { reraId } = project;
  const authority = reraAuthorityOf(project);
  if (!reraId) return null;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
      <div>
        {`${t("RERA ID")} `}
        <span className="figures font-bold wrap-anywhere select-all">{reraId}</span>
      </div>
      <CopyButton text={reraId} what={t("RERA ID")} />
      {authority && (
        <div>
          <a
            href={authority.href}
            target="_blank"
            rel="noopener noreferrer"
            className="min-h-touch text-brand-600 hover:text-brand-700 inline-flex items-center underline underline-offset-4"
          >
            {t(reraWords.look, { site: authority.site })}
            <span className="sr-only">{` ${t("(opens in a new tab)")}`}</span>
          </a>
        </div>
      )}
    </div>
  );
}
