export const dynamic = "force-dynamic";

/** Answers 200 as long as the process runs. */
export function GET(): Response {
  return Response.json({ status: "ok" }, { headers: { "Cache-Control": "no-store" } });
}
