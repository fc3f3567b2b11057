import { ApiError } from "@/lib/api/errors";

const unknown = async () =>
  new ApiError(404, "There is no such call. /api/v1/openapi.json lists them all.").toResponse();

export { unknown as GET, unknown as POST, unknown as PUT, unknown as PATCH, unknown as DELETE };
