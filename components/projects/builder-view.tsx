import { builderPath, placePath } from "@/lib/base/paths";
import { Link } from "@/components/ui/link";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { buttonStyle } from "@/components/ui/button-style";
import {
  builderFacts,
  builderSentences,
  builderTrail,
  placesOf,
  type BuilderFigures,
} from "@/lib/projects/listing/builder-words";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";
import { FactList } from "./detail/fact-list";
import { TileList } from "./tile-list";
import { t } from "@/lib/base/language";

type Props = BuilderFigures & { projects: readonly ProjectSummary[] };

/** A builder: what the data say of it, its projects, and the places where they are. */
export function BuilderView({ builder, figures, projects }: Props) {
  const page = { builder, figures };
  const places = placesOf(page).slice(0, 24);
  return (
    <div className="container-page pt-1 pb-16">
      <Breadcrumb trail={builderTrail(builder)} />
      <h1 className="mt-1 text-2xl font-black text-balance wrap-anywhere md:text-3xl">
        {t("Projects by {builder}", { builder: builder.name })}
      </h1>
      <p className="text-ink-600 figures mt-2 max-w-4xl">{builderSentences(page).join(" ")}</p>
      <FactList
        facts={builderFacts(page)}
        className="border-surface-line mt-5 grid-cols-2 border-y py-4 md:grid-cols-3 lg:grid-cols-5"
      />
      <TileList projects={projects} className="mt-8 grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3" />
      <p className="mt-8">
        <Link href={builderPath(builder.name)} className={buttonStyle("outline")}>
          {figures.totalItems > projects.length
            ? t("All {count} with filters", { count: figures.totalItems })
            : t("The list with filters")}
        </Link>
      </p>
      {places.length > 0 && (
        <nav aria-label={t("Places with these projects")} className="border-surface-line mt-10 border-t pt-6">
          <h2 className="text-lg font-bold">{t("Where they are")}</h2>
          <ul className="mt-2 flex flex-wrap gap-x-6">
            {places.map((name) => (
              <li key={name}>
                <Link
                  href={placePath(name)}
                  className="min-h-touch text-ink-600 hover:text-brand-600 inline-flex items-center underline-offset-4 hover:underline"
                >
                  {t(name)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
