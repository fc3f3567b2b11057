import { calls } from "@/lib/contract/calls";
import { notFoundError } from "@/lib/api/errors";
import { readHandler } from "@/lib/api/read-handler";
import { backend } from "@/lib/backend/backend";

export const { GET, OPTIONS, POST, PUT, PATCH, DELETE } = readHandler(calls.onePlot, async ({ params }) => {
  const data = await backend().getProject(params.id, "plot");
  if (!data) throw notFoundError("This plot");
  return { data };
});
