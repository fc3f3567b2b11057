import { readFileSync } from "node:fs";
import { catalogueRecordSchema } from "@/lib/catalogue/check/record-schema";
import type { DemoRecord } from "./shapes";

/** The written catalogue, each line parsed by the same schema as an import. */
export function readDemoRecords(): DemoRecord[] {
  const lines = readFileSync("content/catalogue/projects.ndjson", "utf8").trimEnd().split("\n");
  return lines.map((line) => {
    const record = catalogueRecordSchema.parse(JSON.parse(line));
    if (record.kind === "blog") throw new Error("A blog post among the projects");
    return record;
  });
}
