import "server-only";
import { backend } from "@/lib/backend/backend";
import { readOptional } from "@/lib/backend/read-optional";
import { catalogueSeen } from "@/lib/process/process-state.mjs";
import { readBuilders } from "./builder-page";
import { noFilters } from "@/lib/projects/listing/project-filters";
import { toProjectQuery } from "@/lib/projects/listing/project-query";
import { toSiteMenu, type SiteMenu } from "@/lib/projects/listing/site-menu";

let kept: { version: number; menu: SiteMenu } | undefined;

/**
 * The data of menus and footer, read once for each version of the catalogue: otherwise every uncached page would count
 * the whole catalogue. What can't be read is left out, and read again for the next page.
 */
export async function readSiteMenu(): Promise<SiteMenu> {
  const version = catalogueSeen.current?.version;
  if (kept && kept.version === version) return kept.menu;
  const [states, cities, builders, list] = await Promise.all([
    readOptional("states", [], () => backend().listStates()),
    readOptional("cities", [], () => backend().listCities(true)),
    readOptional("builders", [], readBuilders),
    readOptional("popular projects", null, () => backend().listProjects(toProjectQuery(noFilters), [])),
  ]);
  const menu = toSiteMenu(states, cities ?? [], builders ?? [], list);
  if (version !== undefined && states && cities && builders && list) kept = { version, menu };
  return menu;
}
