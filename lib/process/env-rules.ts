import { z } from "zod";

/** The kinds of value a setting may have. An issue's message is the rest of the sentence after the setting's name. */

const email = /^[^\s@<>,]+@[^\s@<>,]+\.[^\s@<>,]+$/;
const hostName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

/** `parse` returns undefined for a value that is not what `expected` says. */
function rule<T>(expected: string, parse: (value: string) => T | undefined, secret = false) {
  return z.string().transform((value, context): T => {
    const parsed = parse(value);
    if (parsed !== undefined) return parsed;
    const but = secret ? "" : `, but is ${JSON.stringify(value)}`;
    context.addIssue({ code: "custom", message: `must be ${expected}${but}.` });
    return z.NEVER;
  });
}

export function wholeNumber(min: number, max: number) {
  return rule(`a whole number from ${min} to ${max}`, (value) => {
    const number = Number(value);
    return /^\d+$/.test(value) && number >= min && number <= max ? number : undefined;
  });
}

export function textMatching(expected: string, pattern: RegExp) {
  return rule(expected, (value) => (pattern.test(value) ? value : undefined));
}

export function oneOf<const T extends string>(options: readonly T[]) {
  const last = options.length - 1;
  const expected = `${options.slice(0, last).join(", ")} or ${options[last]}`;
  return rule(expected, (value) => options.find((option) => option === value.toLowerCase()));
}

type AddressOptions = { originOnly?: boolean };

export function webAddress(expected: string, protocols: string[], options: AddressOptions = {}) {
  return rule(expected, (value) => parseAddress(value, protocols, options));
}

/** An address that may contain a password: error messages never repeat it. */
export function secretAddress(expected: string, protocols: string[]) {
  return rule(expected, (value) => parseAddress(value, protocols), true);
}

/** Full hours of a day: `9-21`. */
export function hours() {
  return rule('two full hours of a day such as "9-21"', (value) => {
    const [, from, until] = (/^(\d{1,2})-(\d{1,2})$/.exec(value) ?? []).map(Number);
    return from !== undefined && until !== undefined && from < until && until <= 24
      ? { from, until }
      : undefined;
  });
}

export function mailbox() {
  const expected = `an e-mail address, or a name and one as in "Zerokey <homes@example.com>"`;
  return rule(expected, (value) => {
    const inBrackets = /^[^<>]*<([^<>]+)>$/.exec(value)?.[1];
    return email.test(inBrackets ?? value) ? value : undefined;
  });
}

export function emails() {
  return rule("e-mail addresses separated by commas", (value) => parseList(value, email));
}

export function hostNames() {
  return rule("host names separated by commas, without https:// and without a path", (value) =>
    parseList(value.toLowerCase(), hostName),
  );
}

/** Where uploads lie when they lie in a bucket that speaks the protocol of S3; `prefix` has no slash at its ends. */
export type Bucket = { name: string; prefix: string; endpoint: string; region: string };

export function mediaStore() {
  const expected = `"file", or a bucket as in s3://bucket/prefix?endpoint=https://s3.example.com&region=ap-south-1 (without endpoint it is Amazon's)`;
  return rule(expected, (value) => (value === "file" ? "file" : parseBucket(value)), true);
}

export function mapTiles() {
  const expected = `an https:// address of tiles as in "https://tiles.example.com/{z}/{x}/{y}.png", or of a MapLibre style (or one that begins with "/", for our own host)`;
  return rule(expected, parseMapTiles, true);
}

function parseBucket(value: string): Bucket | undefined {
  const [, name, path = "", query = ""] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w-][\w.-]*)*)\/?(?:\?(.+))?$/.exec(value) ?? [];
  const { endpoint, region = "us-east-1", ...others } = Object.fromEntries(new URLSearchParams(query));
  if (!name || Object.keys(others).length > 0 || !/^[a-z0-9-]{2,40}$/.test(region)) return undefined;
  if (endpoint === undefined && !query.includes("region=")) return undefined;
  const origin = parseAddress(endpoint ?? `https://s3.${region}.amazonaws.com`, ["http:", "https:"], {
    originOnly: true,
  });
  return origin === undefined ? undefined : { name, prefix: path.slice(1), endpoint: origin, region };
}

function parseAddress(value: string, protocols: string[], { originOnly = false }: AddressOptions = {}) {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !protocols.includes(url.protocol) || /\s/.test(value)) return undefined;
  // "postgres:name" is a valid URL too, so the slashes are required.
  if (!value.slice(url.protocol.length).startsWith("//")) return undefined;
  if (!originOnly) return value.replace(/\/+$/, "");
  const bare = url.pathname === "/" && !url.search && !url.hash && !url.username && !url.password;
  return bare ? url.origin : undefined;
}

function parseList(value: string, pattern: RegExp): string[] | undefined {
  const items = value
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);
  return items.every((item) => pattern.test(item)) ? items : undefined;
}

/**
 * What the live map is drawn from (setting MAP_TILES): pictures of squares, or the address of a MapLibre style. `origin`:
 * where they come from, `null` for our own host.
 */
type MapTiles = { kind: "raster" | "style"; address: string; origin: string | null };

/**
 * Reads `https://tiles.example.com/{z}/{x}/{y}.png`, `https://tiles.example.com/style.json`, or the same from our own host
 * (`/tiles/{z}/{x}/{y}.png`); undefined for anything else. Squares of vectors say nothing of how they are drawn: they need
 * a style.
 */
export function parseMapTiles(value: string): MapTiles | undefined {
  const isOwn = value.startsWith("/") && !value.startsWith("//");
  const plain = value.replace(/\{[zxy]\}/g, "0");
  const url = URL.canParse(plain, "https://own") ? new URL(plain, "https://own") : undefined;
  if (!url || /[\s"'<>\\;,{}]/.test(plain) || url.username || url.password) return undefined;
  if (!isOwn && !plain.startsWith("https://")) return undefined;
  const origin = isOwn ? null : url.origin;
  const isTemplate = value !== plain;
  if (!isTemplate) return { kind: "style", address: value, origin };
  const hasAll = ["{z}", "{x}", "{y}"].every((part) => value.includes(part));
  return hasAll && !/\.(?:pbf|mvt)$/.test(url.pathname)
    ? { kind: "raster", address: value, origin }
    : undefined;
}
