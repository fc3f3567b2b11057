import { Circuit } from "./circuit";
import { processSlot } from "./process-state.mjs";

/** A page that needs a backend that hangs is given up within 3 seconds, as with a database. */
const silentMs = 1_500;

const circuits = processSlot("backend circuits", () => new Map<string, Circuit>()).current;

/** The circuit of the backend with this address, one in the process: whichever call finds it hanging, all know. */
export function backendCircuit(baseUrl: string): Circuit {
  const known = circuits.get(baseUrl) ?? new Circuit({ name: "The backend", silentMs });
  circuits.set(baseUrl, known);
  return known;
}
