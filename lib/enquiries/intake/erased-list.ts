import "server-only";
import { appendFile, mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { env } from "@/lib/process/env";
import { log } from "@/lib/process/log";
import { isMarkOf, markOf, marksOf } from "./installation-secret";

/**
 * Who was erased, for the day on which a backup from before it is brought back: one JSON line each, the time and a mark that only
 * this installation can make of a number, so that nobody reads the numbers by trying all of them. Not in the database: a backup
 * would bring back an older list with the older leads.
 */
const erasedListPath = () => path.join(env().DATA_DIR, "erased-people");

/** What was erased: all leads of a number, as it was typed (`phone`) or whatever its country (`lastTen`), a lead, a mailbox. */
type ErasedOf = { phone: string } | { lastTen: string } | { lead: string } | { mailbox: string };
/** `seal`: the mark of the time; by it a list is known that was made with another secret. Lines from before 29 November 2026 have none. */
type Line = { at: string; mark: string; seal?: string };

/** Whether one of these was erased after this moment. */
export type WasErased = (what: readonly ErasedOf[], since: Date) => boolean;

/** Adds an erasure to the list. Never rejects: a disk that is full must not keep a person's data. */
export async function noteErased(what: ErasedOf): Promise<void> {
  const at = new Date().toISOString();
  await addLines([{ at, mark: markOf(textOf(what)), seal: markOf(sealed(at)) }]).catch((error: unknown) =>
    log("error", "An erasure is not in the list: after a restore it has to be done again by hand", {
      error: String(error),
    }),
  );
}

/** Reads a list, and adds to the own one what that lacks. Rejects with a `SyntaxError` for what is no list of this installation. */
export async function readErased(file: string): Promise<WasErased> {
  const lines = parseLines(await readFile(file, "utf8"));
  if (lines.some(({ at, seal }) => seal !== undefined && !isMarkOf(seal, sealed(at))))
    throw new SyntaxError(
      "This list was made with another secret, so nobody can be found by it: bring back DATA_DIR/address-secret of that site first.",
    );
  const own = new Set((await ownLines()).map(({ at, mark }) => at + mark));
  await addLines(lines.filter(({ at, mark }) => !own.has(at + mark)));
  return lookIn(lines);
}

/** By the list of this installation. */
export const readOwnErased = async (): Promise<WasErased> => lookIn(await ownLines());

function lookIn(lines: readonly Line[]): WasErased {
  // The marks of a sheet of people cost more than to read it.
  if (lines.length === 0) return () => false;
  const times = new Map<string, number>();
  for (const { at, mark } of lines) times.set(mark, Math.max(times.get(mark) ?? 0, Date.parse(at)));
  return (what, since) =>
    what.some((one) => marksOf(textOf(one)).some((mark) => (times.get(mark) ?? -1) >= since.getTime()));
}

/** All that a lead with this number is found by. */
export function erasedOfPhone(phone: string): ErasedOf[] {
  return [{ phone }, { lastTen: phone.slice(-10) }];
}

const sealed = (at: string) => `erased at ${at}`;

function textOf(what: ErasedOf): string {
  return `erased ${Object.entries(what).flat().join(" ")}`;
}

async function ownLines(): Promise<Line[]> {
  return parseLines(await readFile(erasedListPath(), "utf8").catch(() => ""));
}

function parseLines(text: string): Line[] {
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const { at, mark, seal } = JSON.parse(line) as Partial<Line>;
      if (typeof mark !== "string" || Number.isNaN(Date.parse(at ?? "")))
        throw new SyntaxError("This is no list of erased people.");
      return { at: at!, mark, ...(typeof seal === "string" && { seal }) };
    });
}

async function addLines(lines: readonly Line[]): Promise<void> {
  if (lines.length === 0) return;
  await mkdir(env().DATA_DIR, { recursive: true, mode: 0o711 });
  const text = lines.map(({ at, mark, seal }) => `${JSON.stringify({ at, mark, seal })}\n`).join("");
  await appendFile(erasedListPath(), text, { mode: 0o600, flush: true });
}
