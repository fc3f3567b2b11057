import { createHash } from "node:crypto";
import { headScript } from "@/lib/base/page-scripts";
import { scriptLoader } from "./later-scripts";

/**
 * Which scripts in a document may run: what the framework writes, by its whole form, and our own, by their text. Anything
 * else was brought in by what is shown (a description, a post). A text that is made to look like the framework's can hand
 * React data, as markup could, and load files of the build; it can call nothing: its one argument is data in JSON.
 */
export function isOwnScript(text: string): boolean {
  const isOurs = text === headScript || text === scriptLoader;
  return isOurs || isFlight(text) || isStart(text) || isReact(text);
}

/** As policies name a text. */
export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}

/** Next's data for the browser, piece by piece: `[0]` begins, then `[1, text]` and `[3, text in base64]`. */
function isFlight(text: string): boolean {
  const call = /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((\[[^]*\])\)$/.exec(
    text,
  );
  const data = call && readJson(call[1]);
  if (!Array.isArray(data)) return false;
  const [kind, piece] = data as unknown[];
  return kind === 0 ? data.length === 1 : (kind === 1 || kind === 3) && typeof piece === "string";
}

/** Turbopack's beginning: which files of the build are loaded, which of their modules runs. */
function isStart(text: string): boolean {
  const name = String.raw`globalThis\["TURBOPACK"\]`;
  const call = new RegExp(`^\\(${name} \\|\\| \\(${name} = \\[\\]\\)\\)\\.push\\((\\{[^]*\\})\\);?$`).exec(
    text,
  );
  const start = call && readJson(call[1]);
  if (typeof start !== "object" || start === null) return false;
  const { otherChunks = [], runtimeModuleIds = [], ...rest } = start as Record<string, unknown>;
  const isChunk = (one: unknown) => typeof one === "string" && /^static\/chunks\/[\w.~-]+\.js$/.test(one);
  const areChunks = Array.isArray(otherChunks) && otherChunks.every(isChunk);
  return areChunks && Array.isArray(runtimeModuleIds) && Object.keys(rest).length === 0;
}

/** React moves a part that came later to its place. */
const shellTime = "requestAnimationFrame(function(){$RT=performance.now()});";
/** The functions that it brings along for that, once in a document: hashes of their texts in React's own file. */
const reactFunctions = new Set([
  "rkPyhj2kmK5uKX6SivS3u1ga+pNajy8xBWBiEPXhNMA=",
  "ejxEGil7Q2jnFo9T1EMjhzsRoWDTVn8tRpUYd4XCJkY=",
  "HIwET9YbpCDSDZxSjDwBhUP6sywD0vfbAPbsgjDbN4U=",
]);

function isReact(text: string): boolean {
  if (text === shellTime) return true;
  const call = /\$R[SCX]\(("(?:[^"\\]|\\.)*"(?:,(?:null|"(?:[^"\\]|\\.)*"))*)\)$/.exec(text);
  if (!call || readJson(`[${call[1]}]`) === null) return false;
  const before = text.slice(0, call.index);
  return before === "" || reactFunctions.has(hashOf(before));
}

function readJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    // More than data stands there.
    return null;
  }
}
