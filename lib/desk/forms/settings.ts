import type { z } from "zod";

/** What an owner sets for the whole desk. `usual`: what holds while nobody has said anything else. */
export type Setting<Value> = { part: "alarms" | "sharing"; schema: z.ZodType<Value>; usual: Value };

/** A change of it; `at` is ISO 8601. */
export type SettingChange<Value> = { id: number; who: string; at: string; after: Value };
