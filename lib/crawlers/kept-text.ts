import "server-only";
import { catalogueSeen, processSlot } from "@/lib/process/process-state.mjs";

const slot = processSlot("kept crawler texts", () => new Map<string, { version: number; text: string }>());

/** A text that the whole catalogue goes into, made once for each version of it; `name` is one of a few. */
export async function keptText(name: string, make: () => Promise<string>): Promise<string> {
  const seen = catalogueSeen.current;
  if (!seen?.readable) return make();
  const known = slot.current.get(name);
  if (known?.version === seen.version) return known.text;
  const text = await make();
  slot.current.set(name, { version: seen.version, text });
  return text;
}
