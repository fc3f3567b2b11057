import { checkBackend } from "@/lib/backend/backend";
import { readBacklog } from "@/lib/enquiries/deliver/delivery-queries";
import { countSpool } from "@/lib/enquiries/intake/lead-spool";
import { env } from "@/lib/process/env";
import { knowsMetricsToken } from "@/lib/process/metrics-token";

export const dynamic = "force-dynamic";

/**
 * 200 when the database (or the other backend) answers, else 503. To those who know METRICS_TOKEN it also counts the leads
 * that wait on the disk and the messages about leads that are not sent yet; these don't affect the status.
 */
export async function GET(request: Request): Promise<Response> {
  const problem = await checkBackend();
  const headers = { "Cache-Control": "no-store" };
  const counts = knowsMetricsToken(request.headers.get("authorization"));
  const spool = counts ? await countSpool().catch(() => null) : undefined;
  if (problem) {
    return Response.json(
      { status: "unavailable", message: problem, spool },
      { status: 503, headers: { ...headers, "Retry-After": "5" } },
    );
  }
  const leads = counts && !env().API_BASE_URL ? await readBacklog() : undefined;
  return Response.json({ status: "ready", leads, spool }, { headers });
}
