import "server-only";
import type { Language } from "@/lib/base/language";
import { requestContexts } from "./process-state.mjs";

/** Runs `say` as if a page in this language had been asked for: calls have addresses without one, and mails no request. */
export function sayIn<T>(spoken: Language, say: () => T): T {
  const request = requestContexts.getStore() ?? { id: "", peer: "" };
  return requestContexts.run({ ...request, language: spoken }, say);
}
