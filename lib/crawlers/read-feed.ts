import "server-only";
import type { Backend } from "@/lib/backend/backend-calls";
import { toFeed, feedLength, type Feed } from "./feed";
import { everywhere, feedSlug } from "@/lib/projects/listing/feed-address";

/** The feed of this name; `null` for a city without projects, and if the backend has no list of changes. */
export async function readFeed(
  from: Pick<Backend, "listCities" | "listChangedProjects" | "listHistory">,
  origin: string,
  slug: string,
): Promise<Feed | null> {
  const city = slug === everywhere ? null : await findCity(from, slug);
  if (city === undefined) return null;
  const [projects, history] = await Promise.all([
    from.listChangedProjects(city ? [city] : [], feedLength),
    from.listHistory(city, feedLength),
  ]);
  return projects && toFeed(origin, city, projects, history ?? []);
}

async function findCity(from: Pick<Backend, "listCities">, slug: string): Promise<string | undefined> {
  const cities = await from.listCities(true);
  return cities.find(({ name }) => feedSlug(name) === slug)?.name;
}
