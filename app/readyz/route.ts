import { checkBackend } from "@/lib/backend/check-backend";
import { readBacklog } from "@/lib/enquiries/deliver/delivery-queries";
import { countSpool } from "@/lib/enquiries/intake/lead-spool";
import { env } from "@/lib/process/env";

export const dynamic = "force-dynamic";

/**
 * The database (or the other backend) answers: 200; otherwise 503. For the staff it counts the leads that wait on the disk
 * and the messages about leads that are not out yet; they never decide whether the site is ready.
 */
export async function GET(): Promise<Response> {
  const problem = await checkBackend();
  const headers = { "Cache-Control": "no-store" };
  const spool = env().API_BASE_URL ? undefined : await countSpool().catch(() => null);
  if (problem) {
    return Response.json(
      { status: "unavailable", message: problem, spool },
      { status: 503, headers: { ...headers, "Retry-After": "5" } },
    );
  }
  const leads = env().API_BASE_URL ? undefined : await readBacklog();
  return Response.json({ status: "ready", leads, spool }, { headers });
}
