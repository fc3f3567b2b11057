import { calls } from "@/lib/contract/calls";
import { notFoundError } from "@/lib/api/errors";
import { readHandler } from "@/lib/api/read-handler";
import { backend } from "@/lib/backend/backend";

export const { GET, OPTIONS, POST, PUT, PATCH, DELETE } = readHandler(
  calls.oneProject,
  async ({ params }) => {
    const property = await backend().getProject(params.id, "property");
    if (!property) throw notFoundError("This property");
    return { property };
  },
);
