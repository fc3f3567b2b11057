import { calls } from "@/lib/contract/calls";
import { readHandler } from "@/lib/api/read-handler";
import { backend } from "@/lib/backend/backend";

export const { GET, OPTIONS, POST, PUT, PATCH, DELETE } = readHandler(calls.allPlots, async ({ query }) => {
  const plots = await backend().listProjects({ ...query, propertyType: "Plot" }, []);
  const { projects, currentPage, totalPages, totalItems } = plots;
  return { data: projects, currentPage, totalPages, totalItems };
});
