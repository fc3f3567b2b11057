import { z } from "zod";

/** What an owner sets for the whole desk. `usual`: what holds while nobody has said anything else. */
export type Setting<Value> = { part: "alarms" | "sharing"; schema: z.ZodType<Value>; usual: Value };

/** A change of it; `at` is ISO 8601. */
export type SettingChange<Value> = { id: number; who: string; at: string; after: Value };

export const openAgain = "Please open the page again, and send the form from there.";

/** The hidden box of a setting's form: the id of the change that it was loaded with, or 0. */
export const seenChange = z
  .string(openAgain)
  .regex(/^\d{1,9}$/, openAgain)
  .transform(Number);
