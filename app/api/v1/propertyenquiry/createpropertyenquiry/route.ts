import { leadCalls } from "@/lib/api/contract";
import { leadHandler } from "@/lib/api/lead-handler";

export const { GET, POST, PUT, PATCH, DELETE } = leadHandler(leadCalls.createEnquiry);
