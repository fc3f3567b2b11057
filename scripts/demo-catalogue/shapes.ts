import type { z } from "zod";
import type { plotRecordSchema, propertyRecordSchema } from "@/lib/catalogue/check/record-schema";
import type { HomeClass, Site } from "./sites";

/** A record being built: the wire fields that the generator fills, everything else left to the importer. */
export type DemoRecord = z.infer<typeof propertyRecordSchema> | z.infer<typeof plotRecordSchema>;

/** A record with what its sentences need and the catalogue doesn't keep. */
export type Draft = { record: DemoRecord; site: Site; homeClass: HomeClass | "L"; form: string };
