import { deskCalls } from "@/lib/desk/calls/desk-calls";
import { serveDesk } from "@/lib/desk/calls/serve-desk";

export const dynamic = "force-dynamic";

/** Every call of the desk; their paths are in `lib/desk/forms/desk-paths`. */
export const { GET, POST } = serveDesk(deskCalls);
