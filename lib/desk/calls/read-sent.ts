import "server-only";
import type { z } from "zod";
import { ApiError } from "@/lib/api/errors";

type Sent = Readonly<Record<string, string>>;

/** What was sent, as the schema reads it; else a refusal that says what is wrong with it first. */
export function readAs<Read>(schema: z.ZodType<Read>, sent: unknown): Read {
  const parsed = schema.safeParse(sent);
  if (!parsed.success) throw new ApiError(400, parsed.error.issues[0]?.message ?? "");
  return parsed.data;
}

/** The id in the address of a call. `what` it is of: a lead, a file. */
export function uuidOf({ id = "" }: Sent, what: string): string {
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return id;
  throw new ApiError(404, `There is no such ${what}.`);
}

/** The number in the address of a call. `what` it is of: a project, a post, an import. */
export function numberOf({ id = "" }: Sent, what: string): number {
  if (/^[1-9]\d{0,8}$/.test(id)) return Number(id);
  throw new ApiError(404, `There is no such ${what}.`);
}

/** The number of the change that is to be taken back. */
export function changeOf(sent: Sent): number {
  const change = Number(sent.change);
  if (!Number.isSafeInteger(change) || change < 1) throw new ApiError(400, "Please choose a change.");
  return change;
}

/** A table as a file with this name, for a spreadsheet. */
export function csvFile(name: string, table: BodyInit): { file: Response } {
  const headers = {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}"`,
  };
  return { file: new Response(table, { headers }) };
}
