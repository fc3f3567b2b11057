import type { Language } from "@/lib/base/language";

/** What a page tells the worker, on a port on which it is answered. */
export type ToWorker =
  /** The shortlist as it is now: keep it with its visit sheets, and the page that is open (`copyName`). */
  | { kind: "keep"; shortlist: readonly string[]; open: string | null }
  /** The shortlist was emptied: nothing is to be left. */
  | { kind: "erase" }
  /** What is kept. */
  | { kind: "list" };

/** The same with the language of the page, in which copies are kept; earlier pages of the site don't tell theirs. */
export type Told = ToWorker & { language?: Language };

/** A copy: its name (`copyName`), its title, and when the server read what it says (ISO 8601). */
export type KeptCopy = { name: string; title: string; readAt: string };

/** What was done: everything kept, and what stood in the way of the rest. */
export type FromWorker = { copies: KeptCopy[]; problem: "room" | "network" | null };
