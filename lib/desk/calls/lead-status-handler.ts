import "server-only";
import { ApiError } from "@/lib/api/errors";
import { leadStatusCall } from "@/lib/contract/write-calls";
import { setStatusFromCrm, type CrmStatus } from "@/lib/desk/store/lead-crm-mutations";
import { log } from "@/lib/process/log";
import { signedHandler } from "./signed-call";

/** The CRM sets the status of a lead. */
export const leadStatusHandler = signedHandler<{ data: Pick<CrmStatus, "id" | "reference" | "status"> }>({
  call: leadStatusCall,
  secret: "LEADS_INCOMING_SECRET",
  unset: "This site takes no messages of a CRM.",
  takes: "This call takes the status of a lead from the CRM (POST).",
  async answer({ id: messageId, bodyHash, body }) {
    const set = await setStatusFromCrm({ messageId, bodyHash, ...body.data });
    if (!set) throw new ApiError(404, "There is no such lead, or its person was erased.");
    const { reference, changed } = set;
    if (changed) log("info", "The CRM set the status of a lead", { reference, status: set.status });
    const sentence = changed ? "The lead has this status now." : "The lead had this status already.";
    return Response.json(
      {
        status: true,
        message: set.isRepeated ? "This message was taken before." : sentence,
        data: { reference, status: set.status, changed },
      },
      { headers: { "Cache-Control": "no-store" } },
    );
  },
});
