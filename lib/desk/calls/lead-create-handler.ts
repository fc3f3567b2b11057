import "server-only";
import { leadCreateCall } from "@/lib/contract/write-calls";
import { takePortalLead, type PortalLead } from "@/lib/desk/store/lead-portal-mutations";
import { signedHandler } from "./signed-call";

/** A portal, a connector of lead ads or a call tracker sends a lead. */
export const leadCreateHandler = signedHandler<PortalLead>({
  call: leadCreateCall,
  secret: "LEADS_PORTAL_SECRET",
  unset: "This site takes no leads of a portal.",
  takes: "This call takes a lead of a portal (POST).",
  async answer(message) {
    const { reference } = await takePortalLead(message);
    return Response.json(
      { status: true, message: "The lead is with us.", data: { reference } },
      { status: 201, headers: { "Cache-Control": "no-store" } },
    );
  },
});
