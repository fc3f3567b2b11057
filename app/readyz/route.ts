import { checkBackend } from "@/lib/backend/check-backend";

export const dynamic = "force-dynamic";

/** The database (or the other backend) answers: 200; otherwise 503. */
export async function GET(): Promise<Response> {
  const problem = await checkBackend();
  const headers = { "Cache-Control": "no-store" };
  return problem
    ? Response.json(
        { status: "unavailable", message: problem },
        { status: 503, headers: { ...headers, "Retry-After": "5" } },
      )
    : Response.json({ status: "ready" }, { headers });
}
