import { memo } from "react";
import { MonthLine } from "@/components/cost/month-line";
import { leadHref } from "@/components/enquiries/lead-href";
import { Link } from "@/components/ui/link";
import { BothUnits } from "@/components/projects/area-unit/both-units";
import { CardPictures, PhotoCount } from "@/components/projects/pictures/card-pictures";
import { CompareToggle } from "@/components/projects/saved/compare-toggle";
import { HeartButton } from "@/components/projects/saved/heart-button";
import { buttonStyle } from "@/components/ui/button-style";
import {
  formatPrice,
  formatPriceRange,
  formatArea,
  formatAreaRange,
  formatBhk,
  formatCount,
} from "@/lib/base/format";
import { sayLandmark } from "@/lib/base/say-place";
import { groupFloorPlans, type FloorPlanGroup } from "@/lib/projects/project/floor-plan-groups";
import { formatProjectKey } from "@/lib/projects/project/project-key";
import { statusOptions } from "@/lib/projects/project/filter-table.mjs";
import {
  carpetAreaOf,
  locationOf,
  possessionOf,
  streetAddressOf,
} from "@/lib/projects/project/project-facts";
import { reraWithSite } from "@/lib/projects/project/rera-number";
import { projectAreaWords, projectRateWords } from "@/lib/projects/project/unit-rate";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";
import { projectPath } from "@/lib/base/paths";
import { here, t } from "@/lib/base/language";
import { shortStanding } from "@/lib/projects/listing/price-standing";
import { Icon } from "@/components/ui/icon";

type Props = {
  project: ProjectSummary;
  /** Its picture is the first that is seen. */
  priority: boolean;
  /** The landmark that the list is near to. */
  near: string | null;
};

/**
 * A project in the listing: picture, name, developer, place, price, configurations, possession, areas, RERA id. One that stays on the
 * list is not rendered again.
 */
export const ProjectCard = memo(function ProjectCard({ project, priority, near }: Props) {
  const key = formatProjectKey(project);
  const href = projectPath(project);
  const groups = groupFloorPlans(project.floorplans);
  const status = statusOptions.find((option) => option.value === project.status)?.label ?? project.status;
  const price = formatPriceRange(project.minPrice, project.maxPrice);
  const rate = projectRateWords(project);
  const facts = [
    ["Possession", possessionOf(project)],
    [project.isPlot ? "Plot sizes" : "Area", projectAreaWords(project)],
    ["Carpet area", carpetAreaOf(project)],
    ["RERA ID", reraWithSite(project)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return (
    <article className="project-card">
      <div data-card="picture" className="relative grid">
        <Link
          href={href}
          tabIndex={-1}
          aria-hidden="true"
          className="bg-surface-warm relative block aspect-16/10 md:aspect-auto md:min-h-64"
        >
          <CardPictures
            project={project}
            sizes="(min-width: 1200px) 450px, (min-width: 768px) 38vw, 100vw"
            priority={priority}
          />
        </Link>
        <HeartButton projectKey={key} name={project.name} className="top-3 right-3" />
        <CompareToggle projectKey={key} name={project.name} />
      </div>
      <div className="grid min-w-0 content-start gap-3 p-[min(1rem,5vw)] wrap-anywhere md:p-6">
        <PhotoCount project={project} />
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div className="min-w-0 flex-1 basis-64">
            <h2 className="text-xl font-bold break-words">
              <Link href={href} className="hover:text-brand-600">
                {project.name}
              </Link>
            </h2>
            {project.groupName && (
              <p className="text-ink-600 text-sm">{t("By {builder}", { builder: project.groupName })}</p>
            )}
            <div className="mt-1 flex flex-wrap items-baseline gap-x-2">
              <p>{locationOf(project)}</p>
              <p className="text-ink-600 text-sm">{streetAddressOf(project)}</p>
            </div>
            {near && project.landmarkKm != null && (
              <p className="figures text-sm font-bold">
                {t("{km} km from {landmark} in a straight line", {
                  km: project.landmarkKm,
                  landmark: sayLandmark(near),
                })}
              </p>
            )}
          </div>
          <div className="@4xl:text-right">
            <p className="figures text-xl font-black">{price ?? t("Price on request")}</p>
            {rate && (
              <p className="figures text-ink-600 text-sm">
                <BothUnits words={rate} className="@4xl:justify-end" />
              </p>
            )}
            <CardStanding project={project} />
            <MonthLine home={project} className="figures text-sm font-bold" />
            {project.offerPrice != null && (
              <p className="text-success-600 figures text-sm font-bold">
                {t("Offer {price}", { price: formatPrice(project.offerPrice) })}
              </p>
            )}
          </div>
        </div>
        <ul className="tag-row">
          {[project.propertyType === "Plot" ? "Plots" : project.propertyType, status, project.availability]
            .filter((tag) => tag != null)
            .map((tag) => (
              <li key={tag}>{t(tag)}</li>
            ))}
        </ul>
        {facts.length > 0 && (
          <dl className="card-facts">
            {facts.map(([term, value]) => (
              <div key={term}>
                <dt>{t(term)}</dt>
                <dd>
                  <BothUnits words={t(value)} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {groups.length > 0 && <FloorPlanGroups projectKey={key} groups={groups} />}
        <div className="mt-1 flex flex-wrap gap-3">
          <Link
            href={href}
            aria-label={t("View details of {name}", { name: project.name })}
            className={buttonStyle("primary", "grow max-sm:px-3 max-sm:text-sm sm:grow-0")}
          >
            {t("View details")}
          </Link>
          <a
            href={here(leadHref({ form: "listing-callback", project }))}
            rel="nofollow"
            aria-haspopup="dialog"
            className={buttonStyle("outline", "grow max-sm:px-3 max-sm:text-sm sm:grow-0")}
          >
            {t("Request a Callback")}
            <span className="sr-only">{t(" about {name}", { name: project.name })}</span>
          </a>
        </div>
      </div>
    </article>
  );
});

/** Where the rate above it stands in its locality, as a strip of a quarter, a half and a quarter, and in words. */
function CardStanding({ project: { priceStanding, locations } }: { project: ProjectSummary }) {
  const where = locations[0]?.locality;
  if (!priceStanding || !where) return null;
  return (
    <p className="card-standing" data-at={priceStanding}>
      {shortStanding(priceStanding, where)}
    </p>
  );
}

/** The configurations of a card; one group is open at a time (specification, section 2), and all are where there is no JavaScript. */
function FloorPlanGroups({ projectKey, groups }: { projectKey: string; groups: FloorPlanGroup[] }) {
  return (
    <div className="plan-groups">
      {groups.map(({ bhkType, minArea, maxArea, minPrice, plans }) => (
        <details key={bhkType ?? "other"} name={`plans-${projectKey}`}>
          <summary>
            <span>{bhkType ? formatBhk(bhkType) : t("Other")}</span>
            <span>{formatAreaRange(minArea, maxArea)}</span>
            <span>
              {minPrice === null ? t("On request") : t("from {price}", { price: formatPrice(minPrice) })}
            </span>
            <Icon name="chevronDown" className="" />
          </summary>
          <ul aria-label={formatCount(plans.length, "floor plan")}>
            {plans.map(({ bathrooms, area, price }, position) => (
              <li key={position}>
                <span>{bathrooms != null && t("{count} bath", { count: bathrooms })}</span>
                <span>{area == null ? t("Area on request") : formatArea(area)}</span>
                <span>{price == null ? t("Price on request") : formatPrice(price)}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
