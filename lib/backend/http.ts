import "server-only";
import { readSearchLink } from "@/lib/projects/listing/search-link";
import { fillPath } from "@/lib/base/call-paths";
import { firstLetters } from "@/lib/projects/search/search-text";
import type { z } from "zod";
import { calls } from "@/lib/contract/calls";
import { blogAnswerSchema, readBlogList } from "@/lib/blog/blog-schema";
import { remoteCrawl } from "./remote-crawl";
import { remoteListing } from "./remote-listing";
import { toQueryParams } from "@/lib/projects/listing/project-query";
import {
  projectQuerySchema,
  type ProjectList,
  type ProjectQuery,
} from "@/lib/projects/search/project-query-schema";
import { isWithdrawn } from "@/lib/projects/project/withdrawn-words";
import type { Backend } from "./backend-calls";
import { backendCircuit } from "@/lib/process/circuit";
import { madeWord } from "@/lib/base/made-pictures";
import { pictureOf } from "@/lib/projects/project/project-picture";
import type { Project, ProjectSummary } from "@/lib/projects/project/project-schema";
import { mostPriced } from "@/lib/projects/listing/listing-price";
import { kindRates, ratedUnits } from "@/lib/projects/listing/place-rates";
import { listPricedPlaces } from "./priced-places";

/** Another server that speaks `/api/v1` (settings, `API_BASE_URL`); answers are checked against the contract. */
export function httpBackend(baseUrl: string, timeoutMs = 8_000): Backend {
  const get = <A extends z.ZodType>(call: Call<A>, ask: Ask = {}) => fetchCall(baseUrl, timeoutMs, call, ask);
  const need = async <A extends z.ZodType>(call: Call<A>, ask: Ask = {}) => {
    const answer = await get(call, ask);
    if (!answer) throw new Error(`${call.path} answered 404`);
    return answer;
  };
  const listProjects = async (query: ProjectQuery): Promise<ProjectList> => {
    const ask = { query: toQueryParams(query) };
    if (query.propertyType === "Plot") {
      const { status: _, data, ...list } = await need(calls.searchPlots, ask);
      return { projects: data.map(withOwnPictures), ...list };
    }
    const { status: _, properties, ...list } = await need(calls.searchProjects, ask);
    return { projects: properties.map(withOwnPictures), ...list };
  };
  return {
    listProjects,
    ...remoteListing(listProjects),
    ...remoteRates(
      listProjects,
      async ({ city, locality }) => {
        const found = await get(calls.placePrices, {
          query: { city, ...(locality !== null && { locality }) },
        });
        if (!found) return null;
        const { status: _, data: kinds, ...prices } = found;
        return { kinds, ...prices };
      },
      async (query, q, limit) => {
        const ask = toQueryParams({ ...query, limit });
        ask.set("q", q);
        return (await get(calls.places, { query: ask }))?.data ?? null;
      },
    ),
    readMap: async (query) => {
      const found = await get(calls.mapPins, { query: toQueryParams(query) });
      if (!found) return null;
      const { status: _, ...map } = found;
      return map;
    },
    getProject: async (id, kind) => {
      const project =
        kind === "plot"
          ? (await get(calls.onePlot, { params: { id } }))?.data
          : (await get(calls.oneProject, { params: { id } }))?.property;
      // What is not on the site has a page only while its history says what it was.
      return project && (project.isActive || isWithdrawn(project)) ? withOwnPictures(project) : null;
    },
    listRecentProjects: async (limit) =>
      (await need(calls.recentProjects, { query: { limit } })).data.map(withOwnPictures),
    listChangedProjects: async (places, limit) =>
      (await get(calls.changedProjects, { query: { location: places.join(","), limit } }))?.data ?? null,
    listHistory: () => Promise.resolve(null),
    listSimilarProjects: async (id, limit) =>
      (await get(calls.similarProjects, { params: { id }, query: { limit } }))?.data.map(withOwnPictures) ??
      null,
    listBuilders: async () => {
      const { facets } = await listProjects(projectQuerySchema.parse({ limit: "1" }));
      const builders = Object.entries(facets.builder).map(([name, count]) => ({
        name,
        count,
        changedAt: null,
      }));
      return builders.toSorted((one, other) => (one.name < other.name ? -1 : 1));
    },
    listSuggestions: async (q, limit) => (await need(calls.suggest, { query: { q, limit } })).data,
    // Our own server suggests first what it reads; another one suggests nothing of this kind.
    readPhrase: async (text) => {
      const q = firstLetters(text.trim(), 60);
      if (q.length < 2) return null;
      const [first] = (await need(calls.suggest, { query: { q, limit: 1 } })).data;
      return first?.kind === "search" ? readSearchLink(first.href) : null;
    },
    listStates: async () => (await need(calls.states)).data,
    listCitiesByState: async (stateId) => (await need(calls.citiesByState, { query: { stateId } })).data,
    listCities: async (activeOnly) => (await need(calls.allCities, { query: { active: activeOnly } })).data,
    listBlogPosts: async (paging) =>
      readBlogList(await need({ ...calls.blogPosts, answer: blogAnswerSchema }, { query: { ...paging } })),
    getBlogPost: async (slug) => (await get(calls.oneBlogPost, { params: { slug } }))?.data ?? null,
    readWords: async () => ({}),
    readOpenBook: () => get(calls.openBook),
    readCallTimes: async () => (await get(calls.openBook))?.calls ?? null,
    ...remoteCrawl(async (plotsOnly, page, limit) => {
      const ask = { query: { page, limit } };
      if (!plotsOnly) {
        const { properties, totalItems } = await need(calls.allProjects, ask);
        return { projects: properties, totalItems };
      }
      const { data, totalItems } = await need(calls.allPlots, ask);
      return { projects: data, totalItems };
    }),
  };
}

type Call<A extends z.ZodType> = { path: string; answer: A };

type Ask = {
  params?: Record<string, string>;
  query?: URLSearchParams | Record<string, string | number | boolean>;
};

/** The parsed answer; `null` for 404. Rejects for any other failure, after one more try. */
async function fetchCall<A extends z.ZodType>(
  baseUrl: string,
  timeoutMs: number,
  call: Call<A>,
  { params = {}, query = {} }: Ask,
): Promise<z.output<A> | null> {
  // In a path these are steps between folders, so no name can be one of them.
  if (Object.values(params).some((name) => ["", ".", ".."].includes(name))) return null;
  const entries =
    query instanceof URLSearchParams ? query : Object.entries(query).map(([k, v]) => [k, String(v)]);
  const search = new URLSearchParams([...entries] as [string, string][]).toString();
  const url = `${baseUrl}${fillPath(call.path, params)}${search && `?${search}`}`;
  return backendCircuit(baseUrl).run(async () => {
    const response = await fetchTwice(url, timeoutMs);
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`${call.path} answered ${response.status}`);
    return call.answer.parse(await response.json());
  });
}

/** A dropped connection or a 5xx may come from a backend that restarts, so the call is tried once more. */
async function fetchTwice(url: string, timeoutMs: number): Promise<Response> {
  const once = () => fetch(url, { signal: AbortSignal.timeout(timeoutMs), cache: "no-store" });
  const first = await once().catch(() => null);
  if (first && first.status < 500) return first;
  await first?.body?.cancel();
  return once();
}

/** A project of another backend, with the sizes that this site has of its pictures: those of the other are there. */
function withOwnPictures<P extends ProjectSummary | Project>(project: P): P {
  const own = { ...project, imageSizes: madeWord(pictureOf(project)) };
  if ("galleries" in own)
    own.galleries = own.galleries.map((item) => ({ ...item, mediaSizes: madeWord(item.mediaLink) }));
  return own;
}

/** From another backend that has no call for it: from the list of the place, when one call gives it whole. */
function remoteRates(
  list: (query: ProjectQuery) => Promise<ProjectList>,
  readPrices: Backend["readPlacePrices"],
  listPlaceChoices: Backend["listPlaceChoices"],
): Pick<Backend, "listPlaceChoices" | "listToldPlaces" | "readKindRates" | "readPlacePrices"> {
  const readKindRates: Backend["readKindRates"] = async (place) => {
    const prices = await readPrices(place);
    if (prices) return prices.kinds;
    const { city, locality } = place;
    const query = projectQuerySchema.parse({ location: locality ?? city, limit: String(mostPriced) });
    const { projects, totalItems } = await list(query);
    if (totalItems > mostPriced) return [];
    return kindRates(
      ratedUnits(projects.filter(({ locations }) => locations.some((one) => one.city === city))),
    );
  };
  return {
    listPlaceChoices,
    readPlacePrices: readPrices,
    readKindRates,
    listToldPlaces: async () =>
      (await listPricedPlaces({ listPlaceChoices, readKindRates })).map(({ city, locality }) => ({
        city,
        locality,
      })),
  };
}
