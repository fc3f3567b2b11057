import { correctionHandler } from "@/lib/api/correction-handler";
import { found } from "@/lib/api/errors";
import { leadHandler } from "@/lib/api/lead-handler";
import { readHandler } from "@/lib/api/read-handler";
import { serveCalls } from "@/lib/api/serve-calls";
import { vitalsHandler } from "@/lib/api/vitals-handler";
import { backend } from "@/lib/backend/backend";
import { calls, leadCalls } from "@/lib/contract/calls";

/** Every call of the contract with what answers it; their paths are in `lib/base/call-paths`. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serveCalls([
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
  ...Object.values(leadCalls).map(leadHandler),
  correctionHandler,
  vitalsHandler,
]);
