import { MonthLine } from "@/components/cost/month-line";
import { BothUnits } from "@/components/projects/area-unit/both-units";
import { UnitSwitch } from "@/components/projects/area-unit/unit-switch";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { pricedOf } from "@/lib/cost/project-cost";
import { toPictures } from "@/lib/projects/project/gallery";
import { mapLink } from "@/lib/projects/project/map-link";
import { brochureOf, keyFactsOf, priceRangeOf } from "@/lib/projects/project/project-facts";
import { firstUnitOf, projectRateWords } from "@/lib/projects/project/unit-rate";
import { formatProjectKey } from "@/lib/projects/project/project-key";
import { projectPath, brochurePath } from "@/lib/base/paths";
import type { Project } from "@/lib/projects/project/project-schema";
import { youtubeId } from "@/lib/projects/project/video-link";
import { here, t } from "@/lib/base/language";
import { LeadDialogLink } from "@/components/enquiries/lead-dialog-link";
import { reraCheckWords as words } from "@/content/rera-check";
import { indianDay } from "@/lib/base/indian-day";
import { reraStandings, type ReraStanding } from "@/lib/projects/project/rera-check";
import { exemptionWords, reraAuthorityOf, shareText } from "@/lib/projects/project/rera-number";
import { CopyButton } from "@/components/ui/copy-button";
import { reraWords } from "@/content/rera-authorities";
import { FactList } from "./fact-list";
import { ProjectName } from "./project-name";
import { RegisterCode } from "./register-code";
import { SaveShareButtons } from "./save-share-buttons";
import { VideoTour } from "./video-tour";

const looks: Record<ReraStanding["standing"], string> = {
  matched: "font-bold",
  differs: "text-danger-600 font-bold",
  "not checked": "text-ink-600",
};

/** What we found in the register, line by line; that nobody has looked yet in one. A project without a number has none to look up. */
function ReraCheck({ project }: { project: Pick<Project, "reraId" | "reraCheck"> }) {
  if (!project.reraId) return null;
  const lines = reraStandings(project.reraCheck, indianDay(new Date()));
  if (!lines)
    return <div className="text-ink-600 text-sm print:hidden">{`${t(words.title)}: ${t(words.none)}`}</div>;
  return (
    <section
      aria-label={t(words.title)}
      className="border-gold-500 bg-surface-warm rounded-control mt-3 border-l-2 px-4 py-3 text-sm"
    >
      <h2 className="text-base font-bold">{t(words.title)}</h2>
      <dl className="mt-1 grid gap-y-1">
        {lines.map(({ line, label, standing, words: said, says }) => (
          <div key={line} className="sm:grid sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-4">
            <dt className="text-ink-600">{t(label)}</dt>
            <dd className="wrap-anywhere">
              <span className={looks[standing]}>{said}</span>
              {says && <span className="block">{t(words.says, { says })}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-600 mt-2">{t(words.limits)}</p>
    </section>
  );
}

type Props = {
  project: Project;
  location: string;
  builderHref: string | null;
  /** For paper: SVG of the code that opens the project's page in the register. */
  registerCode?: string | null;
};

/** Name, developer, place and price, the most important facts, the video tour and the brochure. */
export function DetailHeader({ project, location, builderHref, registerCode }: Props) {
  const { name, groupName, isPlot } = project;
  const brochure = brochureOf(project);
  const rate = projectRateWords(project);
  const videoId = youtubeId(project.youtube_link);
  return (
    <header>
      {registerCode && <RegisterCode project={project} code={registerCode} />}
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-[1_1_12rem]">
          <ProjectName
            {...{ name, groupName, builderHref }}
            price={<p className="figures mt-1 text-2xl font-black md:text-3xl">{priceRangeOf(project)}</p>}
          />
        </div>
        <SaveShareButtons
          projectKey={formatProjectKey(project)}
          name={name}
          text={shareText([project])}
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
      <MonthLine home={pricedOf(project)} className="figures font-bold" />
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

type BrochureButtonProps = { project: Pick<Project, "id" | "name" | "isPlot">; brochure: string };

/** Asks for the visitor's details, then opens the brochure in the viewer. `brochure` comes from `brochureOf`. */
function BrochureButton({ project: { id, name, isPlot }, brochure }: BrochureButtonProps) {
  return (
    <LeadDialogLink
      form="brochure"
      project={{ id, name, isPlot }}
      opens={brochurePath(brochure, name)}
      className={buttonStyle("outline", "max-sm:w-full")}
    >
      <Icon name="download" />
      {t("Download Brochure")}
      <span className="sr-only">{t(" of {name} (PDF)", { name })}</span>
    </LeadDialogLink>
  );
}

/**
 * The number as the developer gave it, with the way to look it up. Nothing here looks as if somebody had: what was compared
 * with the register stands below, with the day (`ReraCheck`).
 */
function ReraNumber({
  project,
}: {
  project: Pick<Project, "reraId" | "reraUrl" | "reraExemption" | "locations">;
}) {
  const { reraId, reraUrl } = project;
  const authority = reraAuthorityOf(project);
  if (!reraId) return <div className="mt-1 text-sm empty:hidden">{exemptionWords(project)}</div>;
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
            href={reraUrl ?? authority.href}
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
