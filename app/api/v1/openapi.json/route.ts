import { answerJson, readOnlyMethods } from "@/lib/api/answer-json";
import { allowAnyOrigin } from "@/lib/api/cross-origin-reading";
import { openApiDocument } from "@/lib/api/openapi";
import { env } from "@/lib/process/env";

export const dynamic = "force-dynamic";

export function GET(request: Request): Response {
  return allowAnyOrigin(answerJson(request, openApiDocument(env().SITE_URL), "public, max-age=300"));
}

export const { OPTIONS, POST, PUT, PATCH, DELETE } = readOnlyMethods;
