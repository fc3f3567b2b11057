import "server-only";
import { createHash } from "node:crypto";
import type { CatalogueItem } from "@/lib/catalogue/read/catalogue-item";
import type { ResolveCity } from "./known-places";
import type { MediaCheck } from "./media-check";
import { normaliseBlog, type NormalisedPost } from "./normalise-blog";
import { normaliseProject, type NormalisedProject } from "./normalise-project";
import { blogFaults, projectFaults } from "./record-faults";
import { catalogueRecordSchema, type ProjectRecord } from "./record-schema";
import { describeIssue, toReason } from "./schema-reasons";

export type PreparedProject = NormalisedProject & { hash: string };
export type PreparedPost = NormalisedPost & { hash: string };
type Identity = { externalId: string | null; kind: string | null };
/** `size`: in characters, roughly the memory it needs. */
export type Prepared = Identity & { line: number; size: number } & (
    { project: PreparedProject } | { post: PreparedPost } | { refused: string }
  );
export type PrepareContext = { resolveCity: ResolveCity; checkMedia: MediaCheck };

/** Reads, checks and normalises one record of a file. Does not throw for any content of a file. */
export function prepareRecord(item: CatalogueItem, context: PrepareContext): Prepared {
  if ("error" in item) {
    return { line: item.line, size: 0, ...identifyText(item.text), refused: item.error };
  }
  const { line, value } = item;
  const identity = identify(value);
  const refuse = (refused: string): Prepared => ({ line, size: 0, ...identity, refused });
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return refuse("the record must be an object in { }");
  }
  const parsed = catalogueRecordSchema.safeParse(value, { error: describeIssue });
  if (!parsed.success) return refuse(toReason(parsed.error.issues, identity.kind));
  const record = parsed.data;
  if (record.kind === "blog") {
    const faults = blogFaults(record, context.checkMedia);
    if (faults.length > 0) return refuse(faults.join("; "));
    const post = normaliseBlog(record, context.checkMedia);
    if ("error" in post) return refuse(post.error);
    const json = JSON.stringify(post);
    return unstorable(json)
      ? refuse(unstorableReason)
      : { line, size: json.length, ...identity, post: { ...post, hash: hash(json) } };
  }
  const place = resolvePlace(record, context.resolveCity);
  const faults = [...("error" in place ? [place.error] : []), ...projectFaults(record, context.checkMedia)];
  if ("error" in place || faults.length > 0) return refuse(faults.join("; "));
  const project = normaliseProject(record, place);
  const json = JSON.stringify(project);
  if (unstorable(json)) return refuse(unstorableReason);
  return { line, size: json.length, ...identity, project: { ...project, hash: hash(json) } };
}

function resolvePlace(record: ProjectRecord, resolveCity: ResolveCity): ReturnType<ResolveCity> {
  const place = resolveCity(record.state, record.city);
  const [other] = record.locations ?? [];
  if ("error" in place || !other?.city) return place;
  const second = resolveCity(other.state || record.state, other.city);
  if ("error" in second) return { error: `locations[0]: ${second.error}` };
  return second.cityId === place.cityId ? place : { error: "locations[0].city is another city than city" };
}

const unstorableReason = "a text holds a NUL character or half of a character pair, which can't be stored";

/** PostgreSQL can't store NUL or a lone surrogate; `JSON.stringify` writes both as an escape. */
function unstorable(json: string): boolean {
  return json.includes("\\u") && /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(json);
}

function hash(json: string): string {
  return createHash("sha256").update(json).digest("base64url");
}

function identify(value: unknown): Identity {
  const { externalId, kind } = (value ?? {}) as Record<string, unknown>; // anything but null can be asked for a field
  return {
    externalId: typeof externalId === "string" && /^[\x20-\x7e]{1,64}$/.test(externalId) ? externalId : null,
    kind: kind === "property" || kind === "plot" || kind === "blog" ? kind : null,
  };
}

/** The kind and id of a record that can't be read completely. */
function identifyText(text = ""): Identity {
  const externalId = /"externalId"\s*:\s*"([^"\\\u0000]{1,64})"/.exec(text)?.[1];
  const kind = /"kind"\s*:\s*"([a-z]{1,20})"/.exec(text)?.[1];
  return identify({ externalId, kind });
}
