import { calls } from "@/lib/contract/calls";
import { readHandler } from "@/lib/api/read-handler";
import { backend } from "@/lib/backend/backend";

export const { GET, OPTIONS, POST, PUT, PATCH, DELETE } = readHandler(calls.states, async () => ({
  data: await backend().listStates(),
}));
