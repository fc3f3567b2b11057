import "server-only";
import {
  contextHeader,
  parseLeadContext,
  trapField,
  type LeadContext,
} from "@/lib/enquiries/forms/lead-context";
import type { z } from "zod";
import { joinVisitTimes, visitField } from "@/lib/enquiries/forms/visit-times";
import { ApiError } from "./errors";
import { readFirstBytes } from "@/lib/process/read-first-bytes";

/** The fields of a request and its context. `isForm`: sent by a form without JavaScript. */
export type SentFields = { isForm: boolean; fields: Record<string, unknown>; context: LeadContext };

const mostBytes = 32 * 1024;
const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

export function isFormType(headers: Headers): boolean {
  return formTypes.includes(mediaTypeOf(headers));
}

/** Reads the body of a POST. Rejects with 413 over 32 KB, 415 for other types, 400 for what can't be read. */
export async function readSubmission(request: Request): Promise<SentFields> {
  const isForm = isFormType(request.headers);
  if (!isForm && mediaTypeOf(request.headers) !== "application/json") {
    throw new ApiError(415, "Please send JSON (Content-Type: application/json).");
  }
  const body = await readRequestBody(request, mostBytes);
  if (!isForm) {
    const fields = parseJson(body);
    const context = parseLeadContext(new URLSearchParams(request.headers.get(contextHeader) ?? ""));
    // A spam program that fills in every field of the page may also send JSON.
    const trap = fields[trapField];
    return {
      isForm,
      fields,
      context: trap
        ? { ...context, [trapField]: typeof trap === "string" ? trap.slice(0, 100) : "filled" }
        : context,
    };
  }
  const fields = await parseForm(body, request.headers.get("content-type") ?? "");
  const { allowContact, ...rest } = Object.fromEntries(fields);
  const ticked = allowContact === "true" || allowContact === "on";
  const times = fields.has(visitField) && { [visitField]: joinVisitTimes(fields.getAll(visitField)) };
  return { isForm, fields: { ...rest, ...times, allowContact: ticked }, context: parseLeadContext(fields) };
}

/** Of a repeated name the last value counts, but for times (`visitField`); files are left out. */
async function parseForm(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<URLSearchParams> {
  if (contentType.toLowerCase().startsWith("application/x-www-form-urlencoded")) {
    return new URLSearchParams(new TextDecoder().decode(body));
  }
  try {
    const form = await new Response(body, { headers: { "Content-Type": contentType } }).formData();
    return new URLSearchParams(
      [...form].filter((pair): pair is [string, string] => typeof pair[1] === "string"),
    );
  } catch {
    throw new ApiError(400, "The form can't be read.");
  }
}

/** The media type of a request, without its parameters. */
export function mediaTypeOf(headers: Headers): string {
  return (headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

/** The body of a request. Rejects with 413 if it is longer than `mostBytes`, without reading all of it. */
export async function readRequestBody(request: Request, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const most = mostBytes < 1024 * 1024 ? `${mostBytes / 1024} KB` : `${mostBytes / 1024 / 1024} MB`;
  const tooLarge = new ApiError(413, `This is too long: at most ${most} can be sent.`);
  if (Number(request.headers.get("content-length") ?? 0) > mostBytes) throw tooLarge;
  // The announced length may be wrong or missing.
  const { bytes, whole } = await readFirstBytes(request, mostBytes);
  if (!whole) throw tooLarge;
  return bytes;
}

/** The body as an object. Throws 400 if it is not a JSON object. */
export function parseJson(body: Uint8Array): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new ApiError(400, "The body is not JSON.");
  }
  if (value === null || typeof value !== "object" || Array.isArray(value)) {
    throw new ApiError(400, "The body must be a JSON object.");
  }
  return value as Record<string, unknown>; // an object that is no array
}

/**
 * Fields as their schema reads them; else a refusal with what is wrong with each, whose sentence is about the first (`isNamed`:
 * by its name).
 */
export function readFields<Read>(schema: z.ZodType<Read>, fields: unknown, isNamed = false): Read {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), msg: message }));
  const [{ path, msg } = { path: "", msg: "" }] = errors;
  throw new ApiError(400, isNamed ? `${path}: ${msg}` : msg, errors);
}
