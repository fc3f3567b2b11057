import { calls } from "@/lib/contract/calls";
import { notFoundError } from "@/lib/api/errors";
import { readHandler } from "@/lib/api/read-handler";
import { backend } from "@/lib/backend/backend";

export const { GET, OPTIONS, POST, PUT, PATCH, DELETE } = readHandler(
  calls.similarProjects,
  async ({ params, query }) => {
    const data = await backend().listSimilarProjects(params.id, query.limit);
    if (!data) throw notFoundError("This project");
    return { data };
  },
);
