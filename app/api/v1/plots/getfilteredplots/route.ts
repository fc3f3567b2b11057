import { calls } from "@/lib/contract/calls";
import { readHandler } from "@/lib/api/read-handler";
import { backend } from "@/lib/backend/backend";

export const { GET, OPTIONS, POST, PUT, PATCH, DELETE } = readHandler(
  calls.searchPlots,
  async ({ query }) => {
    const { projects, ...list } = await backend().listProjects({ ...query, propertyType: "Plot" });
    return { data: projects, ...list };
  },
);
