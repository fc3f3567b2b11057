import { openApiDocument } from "@/lib/api/openapi";
import { env } from "@/lib/env";

export const dynamic = "force-dynamic";

export function GET(): Response {
  return Response.json(openApiDocument(env().SITE_URL), {
    headers: { "Cache-Control": "public, max-age=300" },
  });
}
