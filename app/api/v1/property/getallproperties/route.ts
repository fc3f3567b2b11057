import { calls } from "@/lib/contract/calls";
import { readHandler } from "@/lib/api/read-handler";
import { backend } from "@/lib/backend/backend";

export const { GET, OPTIONS, POST, PUT, PATCH, DELETE } = readHandler(
  calls.allProjects,
  async ({ query }) => {
    const { projects, currentPage, totalPages, totalItems } = await backend().listProjects(query, []);
    return { properties: projects, currentPage, totalPages, totalItems };
  },
);
