import "server-only";
import { cache } from "react";
import { backend } from "@/lib/backend/backend";
import { readOptional } from "@/lib/backend/read-optional";
import { builderPagePath } from "@/lib/base/paths";
import { catalogueSeen } from "@/lib/process/process-state.mjs";
import type { BuilderFigures } from "@/lib/projects/listing/builder-words";
import { toBuilders, type Builder } from "@/lib/projects/listing/builders";
import { noFilters } from "@/lib/projects/listing/project-filters";
import { toProjectQuery } from "@/lib/projects/listing/project-query";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";

/** Projects on a builder's page; the list with the builder's filter has the others. */
const shown = 24;

let kept: { version: number; builders: Builder[] } | undefined;

/** All builders with projects, read once for each version of the catalogue. Rejects if they can't be read. */
export const readBuilders = cache(async (): Promise<Builder[]> => {
  const version = catalogueSeen.current?.version;
  if (kept && kept.version === version) return kept.builders;
  const builders = toBuilders(await backend().listBuilders());
  if (version !== undefined) kept = { version, builders };
  return builders;
});

/** The page of this builder; `null` of one without projects, or if the builders can't be read. */
export async function readBuilderPath(name: string | null | undefined): Promise<string | null> {
  if (!name) return null;
  const builders = await readOptional("builders", [], readBuilders);
  const builder = builders?.find((each) => each.name === name);
  return builder ? builderPagePath(builder.slug) : null;
}

/** The data of a builder's page; `null` if there is no such builder. */
export const readBuilderPage = cache(
  async (slug: string): Promise<(BuilderFigures & { projects: readonly ProjectSummary[] }) | null> => {
    const builder = (await readBuilders()).find((each) => each.slug === slug);
    if (!builder) return null;
    const filters = { ...noFilters, builder: builder.name };
    const list = await backend().readListing({ ...toProjectQuery(filters), limit: shown }, [
      "lowestPrice",
      "summary",
    ]);
    return { builder, figures: { filters, place: null, ...list }, projects: list.projects };
  },
);
