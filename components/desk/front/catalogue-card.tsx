import { formatCount } from "@/lib/base/format";
import { buttonStyle } from "@/components/ui/button-style";
import type { CatalogueAge } from "@/lib/desk/forms/front-page";
import { formatMoment } from "@/lib/desk/forms/moments";
import { projectListPath, projectViewLabels } from "@/lib/desk/forms/project-list";
import { cardStyle } from "../field-style";

/** How old the catalogue is, now. */
export function CatalogueCard({ age: { importedAt, changedAt, projects, stale } }: { age: CatalogueAge }) {
  return (
    <section className={cardStyle} aria-labelledby="catalogue">
      <h2 id="catalogue" className="text-lg font-bold">
        Catalogue, now
      </h2>
      <dl className="grid gap-2">
        <Fact label="Last import" text={importedAt ? formatMoment(importedAt) : "none yet"} />
        <Fact label="Last change" text={formatMoment(changedAt)} />
        <Fact label="On the site" text={formatCount(projects, "project")} />
        <Fact
          label={projectViewLabels.stale}
          text={
            projects === 0
              ? "–"
              : `${formatCount(stale, "project")} (${Math.round((stale / projects) * 100)} %)`
          }
        />
      </dl>
      {stale > 0 && (
        <a href={projectListPath({ view: "stale" })} className={buttonStyle("outline", "justify-self-start")}>
          Show these projects
        </a>
      )}
    </section>
  );
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <dt className="text-ink-600">{label}</dt>
      <dd className="figures font-bold">{text}</dd>
    </div>
  );
}
