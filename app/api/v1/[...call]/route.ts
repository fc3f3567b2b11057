import { consentHandlers } from "@/lib/api/consent-handlers";
import { correctionHandler } from "@/lib/api/correction-handler";
import { leadHandler } from "@/lib/api/lead-handler";
import { savedSearchHandlers } from "@/lib/api/saved-search-handlers";
import { serveCalls } from "@/lib/api/serve-calls";
import { vitalsHandler } from "@/lib/api/vitals-handler";
import { readCalls } from "@/lib/backend/read-calls";
import { leadCalls } from "@/lib/contract/write-calls";
import { leadCreateHandler } from "@/lib/desk/calls/lead-create-handler";
import { leadStatusHandler } from "@/lib/desk/calls/lead-status-handler";

/** Every call of the contract with what answers it; their paths are in `lib/base/call-paths`. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serveCalls([
  ...readCalls,
  ...Object.values(leadCalls).map(leadHandler),
  correctionHandler,
  ...consentHandlers,
  ...savedSearchHandlers,
  leadStatusHandler,
  leadCreateHandler,
  vitalsHandler,
]);
