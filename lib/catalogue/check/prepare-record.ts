import "server-only";
import { createHash } from "node:crypto";
import type { CatalogueItem, LineNote } from "@/lib/catalogue/read/catalogue-item";
import type { ResolveCity } from "./known-places";
import type { MediaCheck } from "./media-check";
import {
  normaliseBlog,
  type NormalisedPost,
  type NormalisedProject,
  normaliseProject,
} from "./normalise-record";
import {
  blogFaults,
  describeIssue,
  firstReasons,
  issueReasons,
  projectFaults,
  registrationNotes,
  toReason,
  withCells,
} from "./record-faults";
import { registrationGap } from "@/lib/projects/project/rera-number";
import { catalogueRecordSchema, type GivenCheck, givenChecks, type ProjectRecord } from "./record-schema";
import type { Judge } from "./plausible";

/** `newCity`: the project's city, when it is not stored yet. */
export type PreparedProject = NormalisedProject & {
  hash: string;
  newCity?: NewCity;
  /** What the record says of lines that were compared with the register; no part of the hash before it is stored. */
  reraChecks?: readonly GivenCheck[];
};
type NewCity = { id: number; state_id: number; name: string };
/** `is_draft`: it has never been on the site. */
export type PreparedPost = NormalisedPost & { hash: string; is_draft?: boolean };
type Identity = { externalId: string | null; kind: string | null };
/**
 * `size`: in characters, roughly the memory it needs. `held`: valid, but it looks wrong, and nobody has accepted it;
 * `accepted`: somebody has; `isKept`: stored, and kept off the site by the law. `reasons`: why not, a sentence each that begins with the field, without the lines of a file.
 */
export type Prepared = Identity & { line: number; size: number; guesses?: LineNote[] } & (
    | { project: PreparedProject; accepted?: boolean; isKept?: boolean }
    | { post: PreparedPost }
    | { refused: string; reasons: string[] }
    | { held: string; reasons: string[] }
  );
type RecordItem = Exclude<CatalogueItem, { note: string }>;
export type PrepareContext = {
  resolveCity: ResolveCity;
  checkMedia: MediaCheck;
  /** What looks wrong about a valid project; not asked for the lines that somebody has accepted. */
  judge: Judge;
  isAccepted: (line: number) => boolean;
};

/** Reads, checks and normalises one record of a file. Does not throw for any content of a file. */
export function prepareRecord(item: RecordItem, context: PrepareContext): Prepared {
  if ("error" in item) {
    return {
      line: item.line,
      size: 0,
      ...identifyText(item.text),
      refused: item.error,
      reasons: [item.error],
    };
  }
  const { line, value, planLines, guesses, faults: cellFaults = [], startsOff = false, was } = item;
  const identity = { ...identify(value), ...(guesses ? { guesses } : {}) };
  const refuse = (refused: string, reasons = [refused]): Prepared => ({
    ...{ line, size: 0, ...identity },
    ...{ refused, reasons },
  });
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return refuse("the record must be an object in { }");
  }
  const cells = planLines && { line, value, planLines, faults: cellFaults };
  const refuseAll = (faults: string[]) =>
    refuse(firstReasons(cells ? faults.map((fault) => withCells(fault, cells)) : faults, Infinity), faults);
  const parsed = catalogueRecordSchema.safeParse(value, { error: describeIssue });
  if (!parsed.success) {
    const { issues } = parsed.error;
    return refuse(toReason(issues, identity.kind, cells), issueReasons(issues, identity.kind));
  }
  if (cellFaults.length > 0) return refuse(toReason([], identity.kind, cells));
  const record = parsed.data;
  if (record.kind === "blog") {
    const faults = blogFaults(record, context.checkMedia);
    if (faults.length > 0) return refuseAll(faults);
    const post = normaliseBlog(record, context.checkMedia);
    if ("error" in post) return refuseAll([post.error]);
    const json = JSON.stringify(post);
    return unstorable(json)
      ? refuse(unstorableReason)
      : { line, size: json.length, ...identity, post: { ...post, hash: hash(json) } };
  }
  const place = resolvePlace(record, context.resolveCity);
  const faults = [...("error" in place ? [place.error] : []), ...projectFaults(record, context.checkMedia)];
  if ("error" in place || faults.length > 0) return refuseAll(faults);
  const normalised = normaliseProject(record, place);
  const gap = record.isActive === false ? null : registrationGap(record, place.state);
  const project = startsOff ? { ...normalised, row: { ...normalised.row, is_active: false } } : normalised;
  const reraChecks = givenChecks(record.reraCheck);
  const json = JSON.stringify(project);
  if (unstorable(json) || unstorable(JSON.stringify(reraChecks ?? ""))) return refuse(unstorableReason);
  const reasons = context.judge(project, place, was);
  const accepted = record.looksRight || [line, ...(planLines ?? [])].some(context.isAccepted);
  if (reasons.length > 0 && !accepted) {
    const doubts = reasons.map((doubt) => (cells ? withCells(doubt, cells) : doubt));
    return { line, size: 0, ...identity, held: firstReasons(doubts, 3), reasons };
  }
  const notes = registrationNotes(record, gap).map((text) => ({ line, text }));
  const newCity = place.isNew && { id: place.cityId, state_id: place.stateId, name: place.city };
  return {
    line,
    size: json.length,
    ...identity,
    project: {
      ...project,
      hash: hash(json),
      ...(newCity ? { newCity } : {}),
      ...(reraChecks ? { reraChecks } : {}),
    },
    ...(notes.length > 0 ? { guesses: [...(guesses ?? []), ...notes] } : {}),
    ...(gap === null ? {} : { isKept: true }),
    ...(reasons.length > 0 ? { accepted: true } : {}),
  };
}

/** Whose record an item is, as far as it says. */
export function identifyItem(item: RecordItem): Identity {
  return "error" in item ? identifyText(item.text) : identify(item.value);
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
