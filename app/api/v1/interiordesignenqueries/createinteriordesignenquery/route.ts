import { leadCalls } from "@/lib/contract/calls";
import { leadHandler } from "@/lib/api/lead-handler";

export const { GET, POST, PUT, PATCH, DELETE } = leadHandler(leadCalls.createInterior);
