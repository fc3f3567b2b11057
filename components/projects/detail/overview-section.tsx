import { aboutOf, noDescription } from "@/lib/projects/project/project-description";
import { overviewFactsOf } from "@/lib/projects/project/project-facts";
import type { Project } from "@/lib/projects/project/project-schema";
import { DetailSection, SectionHeading } from "./detail-section";
import { FactList } from "./fact-list";
import { History } from "./project-history";
import { language, t } from "@/lib/base/language";

export function OverviewSection({ project }: { project: Project }) {
  const about = aboutOf(project);
  return (
    <DetailSection id="overview">
      <h2 className="sr-only">{t("Overview")}</h2>
      <FactList
        facts={overviewFactsOf(project)}
        className="grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] md:grid-cols-3"
      />
      {project.history && <History history={project.history} />}
      <div className="mt-8 md:mt-10">
        {about[0] === noDescription ? (
          <p className="text-ink-600 text-sm">{t(noDescription)}</p>
        ) : (
          <>
            <SectionHeading>{t("More about {name}", { name: project.name })}</SectionHeading>
            <div
              lang={language() === "en" ? undefined : "en"}
              className="text-ink-600 max-w-measure mt-3 grid gap-4 wrap-anywhere"
            >
              {about.map((paragraph, place) => (
                <p key={place}>{paragraph}</p>
              ))}
            </div>
          </>
        )}
      </div>
    </DetailSection>
  );
}
