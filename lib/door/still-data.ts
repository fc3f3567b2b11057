import type { Parts } from "./document-parts";
import { sourceOfLater } from "./later-scripts";
import { readFlight, writeFlight, type Row } from "./flight-rows";

/** A part of a model, as JSON has it. */
type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Props = { [name: string]: Json };

const reference = /"\$([@A-Zh]?)([0-9a-f]+)(:[^"]*)?"/g;

/**
 * A document without what it would say twice: a component of the browser that has the prop `still` names in it the prop
 * which the document's markup shows and nothing changes (`components/ui/still.tsx`). Both are left out of React's
 * data, and with them every row that nothing else names and the code that only those need. A part that the markup lacks, as
 * a closed dialog would, stays. Data for navigation in the browser keep it all: they have no markup. A document whose data
 * are not understood goes out as it is.
 */
export function withoutStillData(document: Parts): Parts {
  const flight = readFlight(document);
  if (!flight) return document;
  const shown = new Set(
    flight.rest.flatMap((part) => Array.from(part.matchAll(/ data-still="([^"]+)"/g), ([, name]) => name)),
  );
  const left = flight.rows.map((row) => leaveOut(row, shown));
  const rows = namedRows(left).filter((row) => !isOwnConnection(row));
  if (!rows.every((row) => isWhole(row, rows))) return document;
  const needed = chunksOf(rows);
  const idle: Names = new Set([...chunksOf(flight.rows)].filter((source) => !needed.has(source)));
  // Names of attributes have no case; in small letters this one packs better.
  const rest = flight.rest.map((part) =>
    part.replace(ownConnection, "").replace(polyfills, "").replace('<meta charSet="', '<meta charset="'),
  );
  return writeFlight({ ...flight, rest, rows }).filter((part) => !idle.has(sourceOfLater(part)));
}

/**
 * Next asks for a second connection to this site, without cookies, for fonts that it doesn't load early. Fonts of one's own
 * site come over the first one, so that would be opened for nothing.
 */
const ownConnection = '<link rel="preconnect" href="/" crossorigin=""/>';
/**
 * What Next gives to browsers that know no modules, 110 kB of it: they can't read the code that comes after it, nor the script
 * that asks for that, so they have the page as it is without scripts, and shall not pay for these.
 */
const polyfills = /<script src="\/_next\/static\/[^"]+" noModule=""><\/script>/;
const isOwnConnection = ({ tag, text }: Row) => tag === "H" && text === 'HC["/",""]';

/** The files of code that rows name. */
function chunksOf(rows: readonly Row[]): Set<string> {
  return new Set(rows.flatMap(({ text }) => text.match(/\/_next\/static\/[^"]+\.js/g) ?? []));
}

/** The part of `app/(site)/not-found.tsx`: every page brings it along for links that lead nowhere. */
const missingPage = "not-found";

type Names = ReadonlySet<string | undefined>;

function leaveOut(row: Row, shown: Names): Row {
  if (row.tag || !/[[{]/.test(row.text[0] ?? "")) return row;
  const model = JSON.parse(row.text) as Json;
  if (isScript(model)) return { ...row, text: "null" };
  visit(model, shown);
  return { ...row, text: JSON.stringify(model) };
}

function visit(model: Json, shown: Names): void {
  if (typeof model !== "object" || model === null) return;
  const props = propsOf(model);
  const still = isShown(props?.name, shown) ? props?.still : undefined;
  if (props && typeof still === "string" && still in props) {
    delete props[still];
    delete props.still;
  }
  for (const [name, value] of Object.entries(model) as [never, Json][]) {
    if (value === "$undefined" && !Array.isArray(model)) delete model[name];
    // Something else may name a part of the list by its place.
    else if (isScript(value)) model[name] = null as never;
    else visit(value, shown);
  }
}

/** Asks for a file of the framework's, which the document lists itself (`lib/door/later-scripts.ts`). */
function isScript(model: Json): boolean {
  if (!Array.isArray(model) || model[0] !== "$" || model[1] !== "script") return false;
  const src = propsOf(model)?.src;
  return typeof src === "string" && src.startsWith("/_next/static/");
}

/** Its props that have no name of a part are known by their component. A missing page is shown by a document of its own. */
function isShown(name: Json | undefined, shown: Names): boolean {
  return typeof name !== "string" || shown.has(name) || name === missingPage;
}

/** The props of an element; `undefined` of anything else. */
function propsOf(model: Json): Props | undefined {
  if (!Array.isArray(model) || model[0] !== "$") return undefined;
  const [, , , props] = model;
  return typeof props === "object" && props !== null && !Array.isArray(props) ? props : undefined;
}

/** The rows that the first one names, by whatever way, and those that are no data. */
function namedRows(rows: readonly Row[]): Row[] {
  const byId = new Map<string, Row[]>();
  for (const row of rows) byId.set(row.id, [...(byId.get(row.id) ?? []), row]);
  const named = new Set<string>();
  const waiting = ["0", ...rows.filter(({ tag }) => tag && !/[IT]/.test(tag)).map(({ id }) => id)];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (named.has(id)) continue;
    named.add(id);
    for (const { tag, text } of byId.get(id) ?? []) {
      if (tag === "T") continue;
      for (const [, , other = ""] of text.matchAll(reference)) waiting.push(other);
    }
  }
  return rows.filter(({ id }) => named.has(id));
}

/** Whether all that a row names is there: it may be a part of what was left out. */
function isWhole({ tag, text }: Row, rows: readonly Row[]): boolean {
  if (tag) return true;
  return [...text.matchAll(reference)].every(
    ([, , id = "", path = ""]) => path === "" || find(rows, id, path.split(":").slice(1)) !== undefined,
  );
}

const placesInElement: Readonly<Record<string, number>> = { type: 1, key: 2, props: 3 };

function find(rows: readonly Row[], id: string, path: readonly string[]): Json | undefined {
  const row = rows.find((one) => one.id === id && !one.tag);
  let value: Json | undefined = row && (JSON.parse(row.text) as Json);
  for (const [depth, name] of path.entries()) {
    const [, other] = typeof value === "string" ? (/^\$L?([0-9a-f]+)$/.exec(value) ?? []) : [];
    if (other) return find(rows, other, path.slice(depth));
    if (typeof value !== "object" || value === null) return undefined;
    const place: string | number = propsOf(value) ? (placesInElement[name] ?? name) : name;
    value = (value as Props)[place];
  }
  return value ?? undefined;
}
