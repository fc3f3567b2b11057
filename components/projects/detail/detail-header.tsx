import { BothUnits } from "@/components/projects/area-unit/both-units";
import { UnitSwitch } from "@/components/projects/area-unit/unit-switch";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { toPictures } from "@/lib/projects/project/gallery";
import { mapLink } from "@/lib/projects/project/map-link";
import { brochureOf, keyFactsOf, priceRangeOf } from "@/lib/projects/project/project-facts";
import { firstUnitOf, projectRateWords } from "@/lib/projects/project/unit-rate";
import { formatProjectKey } from "@/lib/projects/project/project-key";
import { projectPath } from "@/lib/base/paths";
import type { Project } from "@/lib/projects/project/project-schema";
import { youtubeId } from "@/lib/projects/project/video-link";
import { BrochureButton } from "./brochure-button";
import { FactList } from "./fact-list";
import { ProjectName } from "./project-name";
import { ReraCheck } from "./rera-check";
import { ReraNumber } from "./rera-number";
import { SaveShareButtons } from "./save-share-buttons";
import { VideoTour } from "./video-tour";
import { here, t } from "@/lib/base/language";

type Props = { project: Project; location: string; builderHref: string | null };

/** Name, developer, place and price, the most important facts, the video tour and the brochure. */
export function DetailHeader({ project, location, builderHref }: Props) {
  const { name, groupName, isPlot } = project;
  const brochure = brochureOf(project);
  const rate = projectRateWords(project);
  const videoId = youtubeId(project.youtube_link);
  return (
    <header>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-[1_1_12rem]">
          <ProjectName name={name} groupName={groupName} builderHref={builderHref} />
        </div>
        <SaveShareButtons
          projectKey={formatProjectKey(project)}
          name={name}
          path={here(projectPath(project))}
          label={t("Share {name}", { name })}
        />
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-4">
        <p className="flex items-center gap-1.5">
          <Icon name="pin" className="text-ink-600 size-4" />
          {location}
        </p>
        {!isPlot && (
          <a
            href={mapLink(project.iframeCodeMap, project.location || name)}
            target="_blank"
            rel="noopener noreferrer"
            className="print-none min-h-touch text-brand-600 hover:text-brand-700 inline-flex items-center font-bold underline-offset-4 hover:underline"
          >
            {t("View on Map")}
            <span className="sr-only">{` ${t("(opens in a new tab)")}`}</span>
          </a>
        )}
      </div>
      <p className="figures mt-3 text-2xl font-black md:text-3xl">{priceRangeOf(project)}</p>
      {rate && !isPlot && <p className="figures text-ink-600">{rate}</p>}
      {rate && isPlot && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="figures text-ink-600">
            <BothUnits words={rate} />
          </p>
          <UnitSwitch first={firstUnitOf(project)} />
        </div>
      )}
      <ReraNumber project={project} />
      <ReraCheck project={project} />
      <FactList
        facts={keyFactsOf(project)}
        className="border-surface-line mt-5 grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] border-y py-4 md:grid-cols-4"
      />
      <div className="print-none mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href="#enquiry" className={buttonStyle("primary", "max-md:hidden lg:hidden")}>
          {t("Get Callback")}
        </a>
        {brochure && <BrochureButton project={project} brochure={brochure} />}
        <VideoTour
          name={name}
          videoId={videoId}
          picture={toPictures(project)[0]?.src ?? null}
          uploadDate={project.videoUploadDate}
        />
      </div>
    </header>
  );
}
