import type { z } from "zod";
import type { plotRecordSchema, propertyRecordSchema } from "@/lib/catalogue/check/record-schema";
import type { HomeClass, Site } from "./sites";

/** A record with the fields that the generator fills; the import computes the others. */
export type DemoRecord = z.infer<typeof propertyRecordSchema> | z.infer<typeof plotRecordSchema>;

/** A record, and what only its sentences need. */
export type Draft = { record: DemoRecord; site: Site; homeClass: HomeClass | "L"; form: string };
