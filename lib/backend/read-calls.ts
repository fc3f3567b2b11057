import "server-only";
import { found } from "@/lib/api/errors";
import { readHandler, type ReadingCall } from "@/lib/api/read-handler";
import { findCall } from "@/lib/api/serve-calls";
import { apiRoot } from "@/lib/base/call-paths";
import { answerCost } from "@/lib/cost/cost-schema";
import { calls } from "@/lib/contract/calls";
import type { CallAnswer } from "@/lib/process/process-state.mjs";
import { backend } from "./backend";

/** The reading calls of the contract with what answers them; their paths are in `lib/base/call-paths`. */
export const readCalls: readonly ReadingCall[] = [
  readHandler(calls.searchProjects, async ({ query }) => {
    const { projects, ...list } = await backend().listProjects(query);
    return { properties: projects, ...list };
  }),
  readHandler(calls.searchPlots, async ({ query }) => {
    const { projects, ...list } = await backend().listProjects({ ...query, propertyType: "Plot" });
    return { data: projects, ...list };
  }),
  readHandler(calls.allProjects, async ({ query }) => {
    const { projects, facets: _, ...list } = await backend().listProjects(query, []);
    return { properties: projects, ...list };
  }),
  readHandler(calls.allPlots, async ({ query }) => {
    const plots = await backend().listProjects({ ...query, propertyType: "Plot" }, []);
    const { projects, facets: _, ...list } = plots;
    return { data: projects, ...list };
  }),
  readHandler(calls.oneProject, async ({ params }) => ({
    property: found("This property", await backend().getProject(params.id, "property")),
  })),
  readHandler(calls.onePlot, async ({ params }) => ({
    data: found("This plot", await backend().getProject(params.id, "plot")),
  })),
  readHandler(calls.recentProjects, async ({ query }) => ({
    data: await backend().listRecentProjects(query.limit),
  })),
  readHandler(calls.changedProjects, async ({ query }) => ({
    data: (await backend().listChangedProjects(query.location, query.limit)) ?? [],
  })),
  readHandler(calls.similarProjects, async ({ params, query }) => ({
    data: found("This project", await backend().listSimilarProjects(params.id, query.limit)),
  })),
  readHandler(calls.suggest, async ({ query }) => ({
    data: await backend().listSuggestions(query.q, query.limit),
  })),
  readHandler(calls.places, async ({ query: { q, limit, ...query } }) => ({
    data: (await backend().listPlaceChoices({ ...query, limit }, q, limit)) ?? [],
  })),
  readHandler(calls.mapPins, async ({ query }) => found("The map", await backend().readMap(query))),
  readHandler(calls.wholeCost, ({ query }) => Promise.resolve(answerCost(query))),
  readHandler(calls.openBook, async () => found("The open book", await backend().readOpenBook())),
  readHandler(calls.placePrices, async ({ query: { city, locality = null } }) => {
    const { kinds, ...prices } = found("This place", await backend().readPlacePrices({ city, locality }));
    return { data: kinds, ...prices };
  }),
  readHandler(calls.states, async () => ({ data: await backend().listStates() })),
  readHandler(calls.citiesByState, async ({ query }) => ({
    data: await backend().listCitiesByState(query.stateId),
  })),
  readHandler(calls.allCities, async ({ query }) => ({
    data: await backend().listCities(query.active === "true"),
  })),
  readHandler(calls.blogPosts, async ({ query }) => ({ data: await backend().listBlogPosts(query) })),
  readHandler(calls.oneBlogPost, async ({ params }) => ({
    data: found("This blog post", await backend().getBlogPost(params.slug)),
  })),
];

/**
 * For the server, which sends what they answer without Next. Null for an address that is no reading call, or that Next has to
 * read first.
 */
export function readingCall(
  path: string,
  query: string,
  ifNoneMatch: string | undefined,
): (() => Promise<CallAnswer>) | null {
  if (!path.startsWith(`${apiRoot}/`) || path.includes("%")) return null;
  const asked = findCall(readCalls, path.slice(apiRoot.length + 1).split("/"));
  return asked && (() => asked.call.answer(new URLSearchParams(query), asked.params, ifNoneMatch));
}
